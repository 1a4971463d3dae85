/// The localized strings of `photolist config`.
public struct ConfigStrings: FeatureStrings {
  public let name: String
  public let value: String
  public let origin: String
  /// The origin of a setting: the default, a file, an environment variable or a flag.
  public let fromDefault: String
  public let fromFile: String
  public let fromEnvironment: String
  public let fromFlag: String
  /// The text for an access key that is set. The key itself is never shown.
  public let isSet: String
  public let isNotSet: String

  public static let english = ConfigStrings(
    name: "NAME", value: "VALUE", origin: "FROM", fromDefault: "default", fromFile: "config file",
    fromEnvironment: "environment", fromFlag: "option", isSet: "set", isNotSet: "not set")

  public static let korean = ConfigStrings(
    name: "이름", value: "값", origin: "출처", fromDefault: "기본값", fromFile: "설정 파일",
    fromEnvironment: "환경 변수", fromFlag: "옵션", isSet: "있음", isNotSet: "없음")
}

extension Strings {
  public var config: ConfigStrings { self[ConfigStrings.self] }
}

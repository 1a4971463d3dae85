/// A language that the texts are written in.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// The language of a locale such as `ko_KR.UTF-8` or `en-GB`; English where the texts are not in that language.
  public init(locale: String) {
    let code = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
    self = Self(rawValue: code.lowercased()) ?? .english
  }
}

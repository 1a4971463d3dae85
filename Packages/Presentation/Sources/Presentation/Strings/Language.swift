/// A language in which the strings are available.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// Creates the language of a locale such as `ko_KR.UTF-8` or `en-GB`. For other languages, uses English.
  public init(locale: String) {
    let code = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
    self = Self(rawValue: code.lowercased()) ?? .english
  }
}

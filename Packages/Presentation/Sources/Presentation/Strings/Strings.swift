/// The localized strings of the program in one language.
///
/// Each feature declares its strings in its own file, and adds a property to `Strings`:
///
///     public struct MemoStrings: FeatureStrings {
///       public let title: String
///       public let saved: @Sendable (_ title: String) -> String
///
///       public static let english = MemoStrings(title: "Memos", saved: { "Saved “\($0)”." })
///       public static let korean = MemoStrings(title: "메모", saved: { "‘\($0)’ 메모를 저장했습니다." })
///     }
///
///     extension Strings {
///       public var memos: MemoStrings { self[MemoStrings.self] }
///     }
public struct Strings: Sendable {
  public let language: Language
  public let clock: ClockText

  /// - Parameters:
  ///   - language: The language of the strings.
  ///   - secondsFromGMT: The offset of the user's time zone from GMT, in seconds.
  public init(_ language: Language, secondsFromGMT: Int = 0) {
    self.language = language
    clock = ClockText(secondsFromGMT: secondsFromGMT)
  }

  /// The localized strings of a feature in this language.
  public subscript<Texts: FeatureStrings>(texts: Texts.Type) -> Texts {
    switch language {
    case .english: .english
    case .korean: .korean
    }
  }
}

/// The localized strings of a feature in every language.
///
/// A string with arguments is a closure, so that each language has its own word order. The memberwise initializer
/// requires every string, so the compiler reports a missing translation.
public protocol FeatureStrings: Sendable {
  static var english: Self { get }
  static var korean: Self { get }
}

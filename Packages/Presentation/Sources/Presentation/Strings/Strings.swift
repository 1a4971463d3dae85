/// The texts of the screens in one language, a struct of them for each part.
///
/// A text with something in it is a closure, so each language puts words in its own order, and the compiler finds the
/// text that a language has not got.
public struct Strings: Sendable {
  public let language: Language
  public let failures: FailureStrings
  public let photos: PhotoStrings
  public let screens: ScreenStrings
  public let counter: CounterStrings
  public let memos: MemoStrings
  public let friends: FriendStrings
  public let bodyMass: BodyMassStrings
  public let music: MusicStrings
  public let clock: ClockText

  /// - Parameters:
  ///   - language: the one of the texts.
  ///   - secondsFromGMT: of the user's time zone.
  public init(_ language: Language, secondsFromGMT: Int = 0) {
    self.language = language
    clock = ClockText(secondsFromGMT: secondsFromGMT)
    switch language {
    case .english:
      failures = .english
      photos = .english
      screens = .english
      counter = .english
      memos = .english
      friends = .english
      bodyMass = .english
      music = .english
    case .korean:
      failures = .korean
      photos = .korean
      screens = .korean
      counter = .korean
      memos = .korean
      friends = .korean
      bodyMass = .korean
      music = .korean
    }
  }
}

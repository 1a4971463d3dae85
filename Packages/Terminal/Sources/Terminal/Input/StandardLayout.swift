/// Maps the keys of keyboard layouts without Latin letters to the standard (US) layout.
extension KeyPress {
  /// The key press on the standard layout for a letter of a layout without Latin letters; nil for other characters.
  ///
  /// Commands also match the key on the standard layout, so that `q` works on a Russian or Korean keyboard. Terminals
  /// report the key on the standard layout only together with Ctrl, Alt or Cmd.
  var onStandardLayout: KeyPress? {
    guard case .character(let character) = key, let standard = Self.standardKeys[character] else { return nil }
    return KeyPress(.character(standard), modifiers)
  }

  private static let standardKeys: [Character: Character] = {
    var keys: [Character: Character] = [:]
    for (letters, standard) in layouts {
      for (letter, key) in zip(letters, standard) where keys[letter] == nil { keys[letter] = key }
    }
    return keys
  }()

  /// The letters of each layout, and the characters of the same keys on the standard layout.
  private static let layouts: [(letters: String, standard: String)] = [
    // Russian, and the letters of Ukrainian and Belarusian that differ from Russian.
    ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
    ("ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ", "QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~"),
    ("іїєґў", "s]'\\o"), ("ІЇЄҐЎ", "S}\"|O"),
    // Korean (the two-set layout).
    ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", "qwertyuiopasdfghjklzxcvbnm"),
    ("ㅃㅉㄸㄲㅆㅒㅖ", "QWERTOP"),
    // Greek.
    ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
    ("ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ", "ERTYUIOPASDFGHJKLZXCVBNM"),
    // Hebrew.
    ("קראטוןםפשדגכעיחלךזסבהנמצ", "ertyuiopasdfghjklzxcvbnm"),
  ]
}

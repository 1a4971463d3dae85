/// A pressed key with its modifiers.
public struct KeyPress: Hashable, Sendable {
  public enum Key: Hashable, Sendable {
    /// The character that the key types. If an input method sends several scalars, each is a key press.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key; 1 is F1.
    case function(Int)
  }

  /// The modifier keys, with the raw values of terminal protocols.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
  }

  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Returns a key press without modifiers.
  public static func character(_ character: Character) -> KeyPress { KeyPress(.character(character)) }

  /// Returns a key press with Ctrl.
  public static func control(_ character: Character) -> KeyPress { KeyPress(.character(character), .control) }

  /// The text that the key types into a field; nil for keys that type no text.
  public var typedText: String? {
    guard case .character(let character) = key, modifiers.subtracting(.shift).isEmpty else { return nil }
    return String(character)
  }
}

extension KeyPress: LosslessStringConvertible {
  private static let modifierNames: [(modifier: Modifiers, name: String)] = [
    (.control, "Ctrl-"), (.alt, "Alt-"), (.command, "Cmd-"), (.shift, "Shift-"),
  ]

  /// The name of the key for users, such as `Ctrl-C`, `↑` or `Shift-Tab`.
  public var description: String {
    Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name).joined() + keyName
  }

  /// Parses a ``description`` or a name such as `Up`. Returns nil for an unknown key.
  public init?(_ description: String) {
    var rest = Substring(description)
    var modifiers: Modifiers = []
    while let (modifier, name) = Self.modifierNames.first(where: {
      rest.count > $0.name.count && rest.hasPrefix($0.name)
    }) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(name.count)
    }
    guard let key = Key(name: String(rest)) else { return nil }
    if case .character(let character) = key, modifiers.contains(.control) {
      self.init(.character(Character(character.lowercased())), modifiers)
    } else {
      self.init(key, modifiers)
    }
  }

  private var keyName: String {
    switch key {
    case .character(" "): "Space"
    case .character(let character): modifiers.contains(.control) ? character.uppercased() : String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}

extension KeyPress.Key {
  private static let names: [String: KeyPress.Key] = [
    "Space": .character(" "), "Enter": .enter, "Tab": .tab, "Esc": .escape, "Backspace": .backspace, "Del": .delete,
    "Ins": .insert, "↑": .up, "↓": .down, "←": .left, "→": .right, "Up": .up, "Down": .down, "Left": .left,
    "Right": .right, "Home": .home, "End": .end, "PgUp": .pageUp, "PgDn": .pageDown,
  ]

  fileprivate init?(name: String) {
    if let key = Self.names[name] {
      self = key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...35).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }
}

/// A key that was pressed, perhaps together with others.
public struct KeyPress: Hashable, Sendable {
  public enum Key: Hashable, Sendable {
    /// What the key types. Of a text that an input method sends at once, each scalar is a press of its own.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 is 1.
    case function(Int)
  }

  /// As terminals encode them.
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

  /// `"g"`, `"?"`
  public static func character(_ character: Character) -> KeyPress { KeyPress(.character(character)) }

  /// `.control("c")`
  public static func control(_ character: Character) -> KeyPress { KeyPress(.character(character), .control) }

  /// The text that this press types into a field; nil for a command.
  public var typedText: String? {
    guard case .character(let character) = key, modifiers.subtracting(.shift).isEmpty else { return nil }
    return String(character)
  }
}

extension KeyPress: CustomStringConvertible {
  /// As a person writes it: `Ctrl-C`, `↑`, `Shift-Tab`.
  public var description: String {
    let names: [(Modifiers, String)] = [(.control, "Ctrl-"), (.alt, "Alt-"), (.command, "Cmd-"), (.shift, "Shift-")]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined() + keyName
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

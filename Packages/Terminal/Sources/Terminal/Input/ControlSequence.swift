/// A control sequence: `ESC [`, parameters, and a final byte that names the function.
struct ControlSequence {
  /// The byte before the parameters: `?`, `<`, `=` or `>`.
  let prefix: UInt8?
  /// The parameters, each with its subparameters. A missing number is nil.
  let parameters: [[Int?]]
  /// The bytes between the parameters and the final byte.
  let intermediates: [UInt8]
  let final: UInt8
  /// The bytes between `ESC [` and the final byte.
  private let body: [UInt8]

  /// Parses a sequence, or returns nil if it is malformed.
  ///
  /// - Parameter body: the bytes between `ESC [` and the final byte.
  init?(body: [UInt8], final: UInt8) {
    var rest = body[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      prefix = first
      rest = rest.dropFirst()
    } else {
      prefix = nil
    }
    let end = rest.firstIndex { $0 < 0x30 } ?? rest.endIndex
    intermediates = Array(rest[end...])
    guard intermediates.allSatisfy({ $0 < 0x30 }) else { return nil }
    var parameters: [[Int?]] = []
    for field in rest[..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let numbers = field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      parameters.append(numbers.map { Int(String(decoding: $0, as: UTF8.self)) })
    }
    self.parameters = parameters
    self.final = final
    self.body = body
  }

  private func number(_ index: Int) -> Int? {
    index < parameters.count ? parameters[index].first ?? nil : nil
  }

  /// The modifiers of a key, which are encoded as their bits plus 1. Lock keys are ignored.
  private var modifiers: KeyPress.Modifiers { modifiers(code: number(1)) }

  private func modifiers(code: Int?) -> KeyPress.Modifiers {
    guard let code, code > 0 else { return [] }
    return KeyPress.Modifiers(rawValue: UInt8((code - 1) & 15))
  }

  /// Whether the sequence reports that a key was released.
  private var isRelease: Bool {
    parameters.count > 1 && parameters[1].count > 1 && parameters[1][1] == 3
  }

  /// The key of a sequence that starts with `ESC O`, such as `ESC O P` and `ESC O 5 P`; nil if it is unknown.
  var singleShiftKey: KeyPress? {
    let code = parameters.count > 1 ? number(1) : number(0)
    if let key = KeyPress.Key(final: final) { return KeyPress(key, modifiers(code: code)) }
    if let key = KeyPress.Key(arrowOfRxvt: final) { return KeyPress(key, .control) }
    return KeyPress.Key(keypad: final).map { KeyPress($0, modifiers(code: code)) }
  }

  /// The event of the sequence; nil if it is unknown.
  var event: InputEvent? {
    switch (prefix, final) {
    case (nil, UInt8(ascii: "~")): key(ofNumber: modifiers)
    case (nil, UInt8(ascii: "$")): key(ofNumber: .shift)
    case (nil, UInt8(ascii: "^")): key(ofNumber: .control)
    case (nil, UInt8(ascii: "@")): key(ofNumber: [.shift, .control])
    case (nil, UInt8(ascii: "u")): unicodeKey
    case (nil, UInt8(ascii: "Z")): .key(KeyPress(.tab, .shift))
    case (nil, UInt8(ascii: "I")): .focus(true)
    case (nil, UInt8(ascii: "O")): .focus(false)
    case (nil, UInt8(ascii: "t")): cellSize
    case (nil, UInt8(ascii: "R")) where isCursorReport: nil
    case (nil, _): letterKey
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")): mouse
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): .answer(.attributes(parameters.compactMap { $0.first ?? nil }))
    case (UInt8(ascii: "?"), UInt8(ascii: "u")): .answer(.kittyKeyboard)
    case (UInt8(ascii: "?"), UInt8(ascii: "y")): mode
    case (UInt8(ascii: "?"), UInt8(ascii: "n")) where number(0) == 997: .answer(.appearance(isDark: number(1) == 1))
    default: nil
    }
  }

  /// Whether a sequence that ends in `R` reports the cursor's position. The sequences of the key F3 also end in `R`:
  /// `CSI R`, or `CSI 1;mR` with the code `m` of modifiers and lock keys.
  private var isCursorReport: Bool {
    if number(0) == nil && parameters.count <= 1 { return false }
    guard number(0) == 1, parameters.count == 2, let code = number(1), (1...256).contains(code) else { return true }
    let hasLocks = (code - 1) & 0xC0 != 0
    return (code - 1) & (hasLocks ? 0x38 : 0x30) != 0
  }

  private var letterKey: InputEvent? {
    guard !isRelease else { return nil }
    if let key = KeyPress.Key(final: final) { return .key(KeyPress(key, modifiers)) }
    guard body.isEmpty, let key = KeyPress.Key(arrowOfRxvt: final) else { return nil }
    return .key(KeyPress(key, .shift))
  }

  /// The event of a key with a number, such as `CSI 3 ~`.
  private func key(ofNumber modifiers: KeyPress.Modifiers) -> InputEvent? {
    guard !isRelease else { return nil }
    let key: KeyPress.Key? =
      switch number(0) {
      case 1, 7: .home
      case 2: .insert
      case 3: .delete
      case 4, 8: .end
      case 5: .pageUp
      case 6: .pageDown
      case let code? where (11...15).contains(code): .function(code - 10)
      case let code? where (17...21).contains(code): .function(code - 11)
      case let code? where (23...26).contains(code): .function(code - 12)
      case let code? where (28...29).contains(code): .function(code - 13)
      case let code? where (31...34).contains(code): .function(code - 14)
      default: nil
      }
    return key.map { .key(KeyPress($0, modifiers)) }
  }

  /// The event of a key in kitty's keyboard protocol.
  ///
  /// The first parameter is the key's code on the user's layout, followed by its code with Shift and its code on the
  /// standard layout. With Ctrl, Alt or Cmd, a key that types no ASCII character is treated as the same key on the
  /// standard layout. Ctrl-C therefore works on every layout.
  private var unicodeKey: InputEvent? {
    guard !isRelease, let code = number(0) else { return nil }
    let standard = parameters[0].count > 2 ? parameters[0][2] : nil
    let isCommand = !modifiers.isDisjoint(with: [.control, .alt, .command])
    let isForeign = (0x80..<57_344).contains(code)
    guard let key = KeyPress.Key(unicode: isCommand && isForeign ? standard ?? code : code) else { return nil }
    let press = KeyPress(key, modifiers)
    return .key(isCommand ? press.onStandardLayout ?? press : press)
  }

  private var mouse: InputEvent? {
    guard let code = number(0), let column = number(1), let row = number(2), column > 0, row > 0 else { return nil }
    // Ignores the buttons 8 to 11, which include the back and forward buttons.
    guard code & 128 == 0 else { return nil }
    let action: MouseEvent.Action
    switch (code & 64 != 0, code & 3) {
    case (true, 0): action = .scrollUp
    case (true, 1): action = .scrollDown
    case (true, _): return nil
    case (false, _): action = code & 32 != 0 ? .drag : final == UInt8(ascii: "m") ? .release : .press
    }
    let buttons: [MouseEvent.Button] = [.left, .middle, .right, .none]
    var modifiers: KeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let button = code & 64 != 0 ? .none : buttons[code & 3]
    return .mouse(MouseEvent(action, button: button, at: Point(x: column - 1, y: row - 1), modifiers: modifiers))
  }

  private var cellSize: InputEvent? {
    guard number(0) == 6, let height = number(1), let width = number(2) else { return nil }
    guard (1...1000).contains(height), (1...1000).contains(width) else { return nil }
    return .answer(.cellSize(width: width, height: height))
  }

  private var mode: InputEvent? {
    guard intermediates == [UInt8(ascii: "$")], let mode = number(0), let state = number(1) else { return nil }
    // The state is 0 for an unknown mode, and 4 for a mode that is permanently disabled.
    return .answer(.mode(mode, isSupported: (1...3).contains(state)))
  }
}

extension KeyPress.Key {
  /// Returns the key for a final byte, or nil if there is no such key.
  init?(final: UInt8) {
    switch Unicode.Scalar(final) {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "F": self = .end
    case "H": self = .home
    case "P": self = .function(1)
    case "Q": self = .function(2)
    case "R": self = .function(3)
    case "S": self = .function(4)
    default: return nil
    }
  }

  /// Returns the arrow key for a lowercase letter, which rxvt uses for arrows with Shift or Ctrl.
  fileprivate init?(arrowOfRxvt final: UInt8) {
    guard (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(final) else { return nil }
    self.init(final: final - 0x20)
  }

  /// Returns the key for the final byte of a keypad key in application mode.
  fileprivate init?(keypad final: UInt8) {
    switch final {
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "I"): self = .tab
    case UInt8(ascii: "X"): self = .character("=")
    // The letters j to y follow the order of the characters from `*` to `9`.
    case UInt8(ascii: "j")...UInt8(ascii: "y"): self = .character(Character(Unicode.Scalar(final - 0x40)))
    default: return nil
    }
  }

  /// Returns the key for a code of kitty's protocol: the Unicode scalar of a character, or a private-use code for
  /// another key.
  fileprivate init?(unicode code: Int) {
    switch code {
    case 9: self = .tab
    case 13, 57414: self = .enter
    case 27: self = .escape
    case 127: self = .backspace
    case 57376...57398: self = .function(code - 57376 + 13)
    case 57399...57408: self = .character(Character(Unicode.Scalar(UInt8(code - 57399 + 48))))
    case 57409: self = .character(".")
    case 57410: self = .character("/")
    case 57411: self = .character("*")
    case 57412: self = .character("-")
    case 57413: self = .character("+")
    case 57415: self = .character("=")
    case 57416: self = .character(",")
    case 57417: self = .left
    case 57418: self = .right
    case 57419: self = .up
    case 57420: self = .down
    case 57421: self = .pageUp
    case 57422: self = .pageDown
    case 57423: self = .home
    case 57424: self = .end
    case 57425: self = .insert
    case 57426: self = .delete
    case 57344...63743: return nil
    default:
      guard code >= 0x20, let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else { return nil }
      guard scalar.properties.generalCategory != .control else { return nil }
      self = .character(Character(scalar))
    }
  }
}

/// Parses the bytes of a terminal into events. A sequence may be split between any two reads.
///
/// ```swift
/// for event in parser.events(in: bytes) { … }
/// if parser.isUndecided { /* when nothing comes for 50 ms: */ parser.decide() }
/// ```
///
/// Answers to queries are recognized at any time. Unknown sequences are skipped as a whole, so that no part of them
/// counts as typed text. The memory use is bounded.
public struct InputParser: Sendable {
  private enum State {
    case ground
    /// A UTF-8 character is incomplete. The value is the number of missing bytes.
    case text(missing: Int)
    case escape
    case controlSequence
    /// `ESC O` and perhaps a modifier code were read. A function key or keypad key follows.
    case singleShift
    /// A control string was started, for example by `ESC ]`, and continues until the string terminator.
    case controlString(UInt8)
    case controlStringEscape(UInt8)
    /// A number of bytes must be skipped, such as the three bytes of the X10 mouse report `ESC [ M`.
    case swallowing(Int)
    case linuxFunctionKey
    case paste
  }

  private var state = State.ground
  /// Whether the sequence started with two escape characters. If the rest of the sequence is a key, the first escape
  /// character means Alt. Otherwise, the first escape character is the Escape key.
  private var hasTwoEscapes = false
  private var buffer: [UInt8] = []
  private var events: [InputEvent] = []

  /// The maximum length of a sequence in bytes. Longer sequences are truncated.
  static let longestSequence = 65_536
  static let longestPaste = 1_048_576
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  public init() {}

  /// Returns the events that the bytes complete.
  public mutating func events(in bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { consume(byte) }
    defer { events.removeAll() }
    return events
  }

  /// Whether the last bytes are a complete key, but may also be the start of a longer sequence.
  public var isUndecided: Bool {
    switch state {
    case .escape: true
    case .singleShift, .controlSequence, .controlString: buffer.isEmpty
    default: false
    }
  }

  /// Treats undecided input as complete, and returns its events: Escape, or a key with Alt. Call this method after a
  /// pause.
  public mutating func decide() -> [InputEvent] {
    guard isUndecided else { return [] }
    pressEscapeOfTwo()
    switch state {
    case .escape: press(.escape)
    case .singleShift: press(.character("O"), .alt)
    case .controlSequence: press(.character("["), .alt)
    case .controlString(let introducer): press(.character(Character(Unicode.Scalar(introducer))), .alt)
    default: break
    }
    state = .ground
    defer { events.removeAll() }
    return events
  }

  private mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: consumeInGround(byte)
    case .text(let missing): consumeInText(byte, missing: missing)
    case .escape: consumeAfterEscape(byte)
    case .controlSequence: consumeInControlSequence(byte)
    case .singleShift: consumeAfterSingleShift(byte)
    case .controlString(let introducer): consumeInControlString(byte, introducer)
    case .controlStringEscape(let introducer):
      if byte == UInt8(ascii: "\\") {
        finishControlString(introducer)
      } else {
        state = .escape
        consume(byte)
      }
    case .swallowing(let count): state = count > 1 ? .swallowing(count - 1) : .ground
    case .linuxFunctionKey:
      state = .ground
      if ("A"..."E").contains(Unicode.Scalar(byte)) { press(.function(Int(byte) - 0x40)) }
    case .paste: consumeInPaste(byte)
    }
  }

  private mutating func consumeInGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x00: press(.character(" "), .control)
    case 0x08, 0x7F: press(.backspace)
    case 0x09: press(.tab)
    case 0x0A, 0x0D: press(.enter)
    case 0x01...0x1A: press(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F: press(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    case 0x20...0x7E: press(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xDF: startText(byte, missing: 1)
    case 0xE0...0xEF: startText(byte, missing: 2)
    case 0xF0...0xF4: startText(byte, missing: 3)
    default: break
    }
  }

  private mutating func startText(_ byte: UInt8, missing: Int) {
    buffer = [byte]
    state = .text(missing: missing)
  }

  private mutating func consumeInText(_ byte: UInt8, missing: Int) {
    guard (0x80...0xBF).contains(byte) else {
      state = .ground
      consumeInGround(byte)
      return
    }
    buffer.append(byte)
    if missing > 1 {
      state = .text(missing: missing - 1)
      return
    }
    state = .ground
    guard let text = String(validating: buffer, as: UTF8.self), let scalar = text.unicodeScalars.first else { return }
    if scalar.properties.generalCategory != .control { press(.character(Character(scalar))) }
  }

  private mutating func consumeAfterEscape(_ byte: UInt8) {
    buffer.removeAll(keepingCapacity: true)
    switch byte {
    case UInt8(ascii: "["):
      state = .controlSequence
      return
    case UInt8(ascii: "O"):
      state = .singleShift
      return
    default: pressEscapeOfTwo()
    }
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .controlString(byte)
    case 0x1B: hasTwoEscapes = true
    default:
      state = .ground
      let before = events.count
      consumeInGround(byte)
      // The first byte of a multi-byte character completes no key, so Alt is ignored before such a character.
      if events.count > before, case .key(var key) = events[before] {
        key.modifiers.insert(.alt)
        events[before] = .key(key)
      }
    }
  }

  private mutating func consumeInControlSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where buffer.isEmpty:
      pressEscapeOfTwo()
      state = .linuxFunctionKey
    case UInt8(ascii: "M") where buffer.isEmpty:
      pressEscapeOfTwo()
      state = .swallowing(3)
    // In rxvt, the sequence of a key with Shift ends with `$`, which is an intermediate byte in other sequences.
    case UInt8(ascii: "$") where isNumber(buffer): finishControlSequence(byte)
    case 0x20...0x3F:
      if buffer.count < Self.longestSequence { buffer.append(byte) }
    case 0x40...0x7E: finishControlSequence(byte)
    default:
      pressEscapeOfTwo()
      state = .ground
      consumeInGround(byte)
    }
  }

  private mutating func finishControlSequence(_ final: UInt8) {
    state = .ground
    let event = ControlSequence(body: buffer, final: final)?.event
    if case .key(var key) = event {
      if hasTwoEscapes { key.modifiers.insert(.alt) }
      hasTwoEscapes = false
      events.append(.key(key))
      return
    }
    pressEscapeOfTwo()
    if buffer == Array("200".utf8) && final == UInt8(ascii: "~") {
      buffer.removeAll(keepingCapacity: true)
      state = .paste
    } else if let event {
      events.append(event)
    }
  }

  private func isNumber(_ bytes: [UInt8]) -> Bool {
    (1...2).contains(bytes.count) && bytes.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func consumeAfterSingleShift(_ byte: UInt8) {
    if (0x30...0x3B).contains(byte), byte != UInt8(ascii: ":"), buffer.count < 4 {
      buffer.append(byte)
      return
    }
    state = .ground
    guard let sequence = ControlSequence(body: buffer, final: byte), var key = sequence.singleShiftKey else {
      return pressEscapeOfTwo()
    }
    if hasTwoEscapes { key.modifiers.insert(.alt) }
    hasTwoEscapes = false
    events.append(.key(key))
  }

  /// If the sequence started with two escape characters, reports the first one as the Escape key.
  private mutating func pressEscapeOfTwo() {
    if hasTwoEscapes { press(.escape) }
    hasTwoEscapes = false
  }

  private mutating func consumeInControlString(_ byte: UInt8, _ introducer: UInt8) {
    switch byte {
    case 0x1B: state = .controlStringEscape(introducer)
    case 0x07: finishControlString(introducer)
    case 0x03:
      // Ctrl-C is recognized even within an unterminated string.
      state = .ground
      consumeInGround(byte)
    case 0x18, 0x1A: state = .ground
    default:
      if buffer.count < Self.longestSequence { buffer.append(byte) }
    }
  }

  private mutating func finishControlString(_ introducer: UInt8) {
    state = .ground
    let body = String(decoding: buffer, as: UTF8.self)
    if let answer = TerminalAnswer(controlString: body, introducer: introducer) { events.append(.answer(answer)) }
  }

  private mutating func consumeInPaste(_ byte: UInt8) {
    let end = Self.pasteEnd
    buffer.append(byte)
    if byte == end.last && buffer.suffix(end.count) == end[...] {
      state = .ground
      let text = String(decoding: buffer.dropLast(end.count).prefix(Self.longestPaste), as: UTF8.self)
      events.append(.paste(text.printable(keepingLines: true)))
      buffer = []
    } else if buffer.count > Self.longestPaste + 2 * end.count {
      // Retains the last bytes of a long paste, which may contain the start of the end marker.
      buffer.remove(at: buffer.count - end.count - 1)
    }
  }

  private mutating func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
    events.append(.key(KeyPress(key, modifiers)))
  }
}

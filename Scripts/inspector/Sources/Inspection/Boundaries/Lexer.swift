/// A lexer that finds names in Swift code and ignores comments and strings.
///
/// Interpolations `\( … )` are code. All branches of `#if` are read, because each is active on some platform.
package struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []

  package static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(bytes: Array(source.utf8))
    lexer.readCode()
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default:
      false
    }
  }

  /// Reads to the end of the source. In an interpolation, reads to the closing parenthesis.
  private mutating func readCode(inInterpolation: Bool = false) {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "(") {
        depth += 1
      } else if bytes[position] == UInt8(ascii: ")") {
        if inInterpolation && depth == 0 { return }
        depth -= 1
      }
      readOne()
    }
  }

  private mutating func readOne() {
    let byte = bytes[position]
    if Self.isWordByte(byte) {
      let start = position
      while position < bytes.count && Self.isWordByte(bytes[position]) {
        position += 1
      }
      append(start)
    } else if Self.isBlank(byte) {
      advance()
    } else if at("//") {
      skipLine()
    } else if at("/*") {
      skipBlockComment()
    } else if at("`") {
      readQuotedName()
    } else if let hashes = hashesBefore("\"") {
      readString(hashes: hashes)
    } else if let hashes = hashesBefore("/"), hashes > 0 || regexStartsHere {
      skipRegex(hashes: hashes)
    } else {
      position += 1
      append(position - 1)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private mutating func append(_ start: Int) {
    tokens.append(Token(text: String(decoding: bytes[start..<position], as: UTF8.self), line: line))
  }

  /// Reads a name in backticks. The token includes the backticks, so that it does not count as a keyword.
  private mutating func readQuotedName() {
    let start = position
    advance()
    while position < bytes.count && !at("`") && !at("\n") {
      advance()
    }
    advance()
    append(start)
  }

  private mutating func skipLine() {
    while position < bytes.count && bytes[position] != UInt8(ascii: "\n") {
      position += 1
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if at("/*") {
        depth += 1
        advance(2)
      } else if at("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func readString(hashes: Int) {
    advance(hashes)
    let quotes = at("\"\"\"") ? 3 : 1
    advance(quotes)
    let marks = String(repeating: "#", count: hashes)
    let close = String(repeating: "\"", count: quotes) + marks
    let escape = "\\" + marks
    while position < bytes.count && !at(close) {
      if at(escape + "(") {
        advance(escape.utf8.count + 1)
        readCode(inInterpolation: true)
        advance()
      } else if at(escape) {
        advance(escape.utf8.count + 1)
      } else if quotes == 1 && at("\n") {
        return
      } else {
        advance()
      }
    }
    advance(close.utf8.count)
  }

  private mutating func skipRegex(hashes: Int) {
    let close = "/" + String(repeating: "#", count: hashes)
    advance(hashes + 1)
    while position < bytes.count && !at(close) {
      if hashes == 0 && at("\n") {
        return
      }
      advance(at("\\") ? 2 : 1)
    }
    advance(close.utf8.count)
  }

  /// Whether the current slash starts a regular expression: an operand is expected, and the line has a second slash.
  private var regexStartsHere: Bool {
    if let last = tokens.last, last.line == line, last.isWord || [")", "]", "}"].contains(last.text) {
      guard ["return", "in", "try", "await", "case", "where", "else"].contains(last.text) else { return false }
    }
    let rest = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    return rest.contains(UInt8(ascii: "/")) && rest.first != UInt8(ascii: " ")
  }

  /// Returns the number of `#` characters before `sign`, or nil if another character comes first.
  private func hashesBefore(_ sign: Character) -> Int? {
    var index = position
    while index < bytes.count && bytes[index] == UInt8(ascii: "#") {
      index += 1
    }
    return index < bytes.count && bytes[index] == sign.asciiValue ? index - position : nil
  }

  private func at(_ text: String) -> Bool {
    var index = position
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
      }
      position += 1
    }
  }
}

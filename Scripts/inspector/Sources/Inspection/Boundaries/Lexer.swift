/// Cuts Swift source into tokens, well enough to find names in code and not in comments or strings.
///
/// Code inside `\( … )` is code. Conditional compilation is not evaluated: what is inactive here is active elsewhere.
package struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []

  package static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(bytes: Array(source.utf8))
    lexer.readCode(until: nil)
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

  /// Reads to the end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(until end: Character?) {
    var depth = 0
    while position < bytes.count {
      if end == ")" && depth == 0 && at(")") {
        return
      }
      if at("(") { depth += 1 }
      if at(")") { depth -= 1 }
      readOne()
    }
  }

  private mutating func readOne() {
    if at("//") {
      skip { !$0.at("\n") }
    } else if at("/*") {
      skipBlockComment()
    } else if let hashes = hashesBefore("\"") {
      readString(hashes: hashes)
    } else if let hashes = hashesBefore("/"), hashes > 0 || regexStartsHere {
      skipRegex(hashes: hashes)
    } else if Self.isWordByte(bytes[position]) {
      let start = position
      skip { Self.isWordByte($0.bytes[$0.position]) }
      append(start)
    } else if at("`") {
      readQuotedName()
    } else if [" ", "\t", "\r", "\n"].contains(where: { at($0) }) {
      advance()
    } else {
      advance()
      append(position - 1)
    }
  }

  private mutating func append(_ start: Int) {
    tokens.append(Token(text: String(decoding: bytes[start..<position], as: UTF8.self), line: line))
  }

  /// The back ticks stay on it: such a name is no keyword.
  private mutating func readQuotedName() {
    let start = position
    advance()
    skip { !$0.at("`") && !$0.at("\n") }
    advance()
    append(start)
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
        readCode(until: ")")
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

  /// A bare slash opens a regular expression where an operand is expected, when another closes it on the same line.
  private var regexStartsHere: Bool {
    if let last = tokens.last, last.line == line, last.isWord || [")", "]", "}"].contains(last.text) {
      guard ["return", "in", "try", "await", "case", "where", "else"].contains(last.text) else { return false }
    }
    let rest = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    return rest.contains(UInt8(ascii: "/")) && rest.first != UInt8(ascii: " ")
  }

  /// How many `#` stand between here and `sign`; `nil` when something else does.
  private func hashesBefore(_ sign: Character) -> Int? {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let next = position + hashes
    return next < bytes.count && bytes[next] == sign.asciiValue ? hashes : nil
  }

  private func at(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func skip(while condition: (borrowing Lexer) -> Bool) {
    while position < bytes.count && condition(self) {
      advance()
    }
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

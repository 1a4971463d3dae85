/// A text that consists of pieces, each with a style and optionally a link.
///
/// ```swift
/// let line = StyledText("Dunes", .bold) + " by " + StyledText(author, .dim, link: page)
/// print(line.ansi(depth: .ansi256, links: true))
/// ```
///
/// The text is printed unchanged. Use ``init(untrusted:_:atMost:)`` for untrusted text.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  public struct Piece: Hashable, Sendable {
    public var text: String
    public var style: Style
    /// The address that a click on the piece opens.
    public var link: String?
    /// The key whose command a click on the piece performs.
    public var key: KeyPress?
  }

  public var pieces: [Piece]

  public init(_ text: String, _ style: Style = .plain, link: String? = nil, key: KeyPress? = nil) {
    pieces = text.isEmpty ? [] : [Piece(text: text, style: style, link: link, key: key)]
  }

  /// Creates a line of text that is sanitized with ``Swift/String/printable(keepingLines:atMost:)``.
  ///
  /// - Parameter limit: the maximum number of characters; further characters are dropped.
  public init(untrusted text: String, _ style: Style = .plain, atMost limit: Int = 512) {
    self.init(text.printable(atMost: limit), style)
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// The text without styles.
  public var plain: String { pieces.map(\.text).joined() }

  public var columns: Int { pieces.reduce(0) { $0 + $1.text.columns } }

  /// Returns the key of the piece at a column, or nil if the piece has no key or there is no piece.
  public func key(atColumn column: Int) -> KeyPress? {
    var start = 0
    for piece in pieces {
      let end = start + piece.text.columns
      if (start..<end).contains(column) { return piece.key }
      start = end
    }
    return nil
  }

  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  public static func += (left: inout StyledText, right: StyledText) {
    left.pieces += right.pieces
  }

  /// Returns the text truncated to a number of columns, as ``Swift/String/truncated(toColumns:ellipsis:)`` does.
  public func truncated(toColumns columns: Int) -> StyledText {
    guard self.columns > columns else { return self }
    var result = StyledText("")
    var room = columns
    for piece in pieces {
      let width = piece.text.columns
      // An uncut piece must leave a column for the ellipsis, because the whole text does not fit.
      if width < room {
        result.pieces.append(piece)
        room -= width
      } else {
        var last = piece
        last.text = (piece.text + "…").truncated(toColumns: room)
        result.pieces.append(last)
        break
      }
    }
    return result
  }

  /// Returns the text padded with spaces to a number of columns.
  public func padded(toColumns columns: Int, alignment: TextAlignment = .leading) -> StyledText {
    let spaces = alignment.spaces(for: max(0, columns - self.columns))
    return StyledText(spaces.before) + self + StyledText(spaces.after)
  }

  /// Returns the text with escape sequences for its styles. The default style is active at the end.
  ///
  /// - Parameter links: whether pieces with a link become OSC 8 hyperlinks.
  public func ansi(depth: ColorDepth, links: Bool = false) -> String {
    var output: [UInt8] = []
    var pen = Pen(depth: depth)
    for piece in pieces {
      pen.change(to: piece.style, output: &output)
      if links, let link = piece.link {
        output += "\u{1B}]8;;\(link.asLinkTarget)\u{1B}\\".utf8
        output += piece.text.utf8
        output += "\u{1B}]8;;\u{1B}\\".utf8
      } else {
        output += piece.text.utf8
      }
    }
    pen.change(to: .plain, output: &output)
    return String(decoding: output, as: UTF8.self)
  }
}

extension String {
  /// The address for a hyperlink sequence, with disallowed bytes escaped.
  var asLinkTarget: String {
    utf8.reduce(into: "") { result, byte in
      if byte > 0x20 && byte < 0x7F {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

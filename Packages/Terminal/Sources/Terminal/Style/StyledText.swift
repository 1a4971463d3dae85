/// Text in pieces, each with its own look and perhaps a link.
///
/// ```swift
/// let line = StyledText("Dunes", .bold) + " by " + StyledText(author, .dim, link: page)
/// print(line.ansi(depth: .ansi256, links: true))
/// ```
///
/// It is printed as it is. For untrusted text there is ``init(untrusted:_:atMost:)``.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  public struct Piece: Hashable, Sendable {
    public var text: String
    public var style: Style
    /// An address to open when the piece is clicked.
    public var link: String?
  }

  public var pieces: [Piece]

  public init(_ text: String, _ style: Style = .plain, link: String? = nil) {
    pieces = text.isEmpty ? [] : [Piece(text: text, style: style, link: link)]
  }

  /// Makes a line of untrusted text, see ``Swift/String/printable(keepingLines:atMost:)``.
  ///
  /// - Parameter limit: more characters than any line shows; the rest is dropped.
  public init(untrusted text: String, _ style: Style = .plain, atMost limit: Int = 512) {
    self.init(text.printable(atMost: limit), style)
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// The text alone.
  public var plain: String { pieces.map(\.text).joined() }

  public var columns: Int { pieces.reduce(0) { $0 + $1.text.columns } }

  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  public static func += (left: inout StyledText, right: StyledText) {
    left.pieces += right.pieces
  }

  /// The longest beginning that fits, see ``Swift/String/truncated(toColumns:ellipsis:)``.
  public func truncated(toColumns columns: Int) -> StyledText {
    guard self.columns > columns else { return self }
    var result = StyledText("")
    var room = columns
    for piece in pieces {
      let width = piece.text.columns
      // One column stays free for the ellipsis of the piece that does not fit.
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

  /// The text with spaces around it up to a number of columns.
  public func padded(toColumns columns: Int, alignment: TextAlignment = .leading) -> StyledText {
    let missing = max(0, columns - self.columns)
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return StyledText(String(repeating: " ", count: before)) + self
      + StyledText(String(repeating: " ", count: missing - before))
  }

  /// The text with escape sequences for its styles. Ends in the terminal's own style.
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
  /// The address with every byte escaped that a terminal would not take inside a hyperlink.
  var asLinkTarget: String {
    var result = ""
    for byte in utf8 {
      if byte > 0x20 && byte < 0x7F {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = Array("0123456789ABCDEF")
        result.append("%")
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      }
    }
    return result
  }
}

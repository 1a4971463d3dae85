/// A cell of the screen: its glyph, its style and its link. A cell takes 16 bytes, so that screens can be compared
/// quickly.
struct Cell: Equatable {
  var glyph: Glyph
  var style: Style
  /// The number of columns: 2 for the first cell of a wide glyph, 0 for the second cell, and 1 for other glyphs.
  var width: UInt8
  /// The number of the link in the glyph table; 0 for none.
  var link: UInt16

  static let blank = Cell(glyph: .space, style: .plain, width: 1, link: 0)

  static func continuation(of first: Cell) -> Cell {
    Cell(glyph: .none, style: first.style, width: 0, link: first.link)
  }
}

/// The content of a cell: a scalar, or the number of a grapheme cluster or of a part of a picture.
struct Glyph: Hashable {
  private let code: UInt32

  static let none = Glyph(code: 0)
  static let space = Glyph(" ")

  private static let firstCluster: UInt32 = 0x20_0000
  private static let firstPicture: UInt32 = 0x8000_0000

  private init(code: UInt32) {
    self.code = code
  }

  init(_ scalar: Unicode.Scalar) {
    code = scalar.value
  }

  init(cluster: Int) {
    code = Self.firstCluster + UInt32(cluster)
  }

  init(picture: Int) {
    code = Self.firstPicture + UInt32(picture)
  }

  var scalar: Unicode.Scalar? { code < Self.firstCluster ? Unicode.Scalar(code) : nil }

  var cluster: Int? {
    (Self.firstCluster..<Self.firstPicture).contains(code) ? Int(code - Self.firstCluster) : nil
  }
}

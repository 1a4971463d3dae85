/// One cell of the screen: what is in it and how it looks. 16 bytes, so that a screen is compared in no time.
struct Cell: Equatable {
  var glyph: Glyph
  var style: Style
  /// 2 for the first cell of a wide glyph, 0 for the second, else 1.
  var width: UInt8
  /// An index into the frame's links; 0 is none.
  var link: UInt16

  static let blank = Cell(glyph: .space, style: .plain, width: 1, link: 0)

  static func continuation(of first: Cell) -> Cell {
    Cell(glyph: .none, style: first.style, width: 0, link: first.link)
  }
}

/// What is in a cell: a scalar, a grapheme of several scalars by its number, or a piece of a picture by its number.
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

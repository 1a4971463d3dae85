/// Knows in which style the terminal prints now, and writes the shortest SGR sequence that changes it.
struct Pen {
  private(set) var style = Style.plain
  private let depth: ColorDepth
  private let keepsAttributes: Bool

  /// - Parameter keepsAttributes: whether text may be bold or reversed where it may have no colours. Without, depth `.none`
  ///   writes text only.
  init(depth: ColorDepth, keepsAttributes: Bool = false) {
    self.depth = depth
    self.keepsAttributes = keepsAttributes
  }

  mutating func change(to wanted: Style, output: inout [UInt8]) {
    guard depth > .none || keepsAttributes else { return }
    let new = Style(
      foreground: wanted.foreground.reduced(to: depth),
      background: wanted.background.reduced(to: depth),
      attributes: wanted.attributes
    )
    guard new != style else { return }
    var codes: [Int] = []
    if new == .plain {
      codes = [0]
    } else {
      var old = style
      if !old.attributes.isSubset(of: new.attributes) {
        codes.append(0)
        old = .plain
      }
      for (attribute, code) in Self.attributeCodes where new.attributes.subtracting(old.attributes).contains(attribute)
      {
        codes.append(code)
      }
      if new.foreground != old.foreground { codes += new.foreground.codes(base: 30) }
      if new.background != old.background { codes += new.background.codes(base: 40) }
    }
    output.append(contentsOf: [0x1B, UInt8(ascii: "[")])
    for (index, code) in codes.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ";")) }
      output.append(decimal: code)
    }
    output.append(UInt8(ascii: "m"))
    style = new
  }

  private static let attributeCodes: [(Style.Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]
}

extension Color {
  /// The parameters of SGR; `base` is 30 for text and 40 for what is behind it.
  fileprivate func codes(base: Int) -> [Int] {
    switch kind {
    case .terminal: [base + 9]
    case .palette where paletteIndex < 8: [base + Int(paletteIndex)]
    case .palette where paletteIndex < 16: [base + 60 + Int(paletteIndex) - 8]
    case .palette: [base + 8, 5, Int(paletteIndex)]
    case .rgb, .pictureID: [base + 8, 2, Int(components.red), Int(components.green), Int(components.blue)]
    }
  }
}

extension [UInt8] {
  /// A number in ASCII digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

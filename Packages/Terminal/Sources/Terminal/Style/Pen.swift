/// Tracks the terminal's current style, and writes the shortest SGR sequence that changes it.
///
/// A sequence has at most ten parameters, because mlterm discards an 11th. A longer change is written as two sequences.
struct Pen {
  private(set) var style = Style.plain
  private let depth: ColorDepth
  private let keepsAttributes: Bool

  /// - Parameter keepsAttributes: whether attributes such as bold are written even if the depth is `.none`.
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
    output.append(0x1B)
    output.append(UInt8(ascii: "["))
    if new == .plain {
      output.append(parameter: 0)
    } else {
      var old = style
      var count = 0
      if !old.attributes.isSubset(of: new.attributes) {
        output.append(parameter: 0)
        count += 1
        old = .plain
      }
      if new.attributes != old.attributes {
        for (attribute, code) in Self.attributeCodes
        where new.attributes.subtracting(old.attributes).contains(attribute) {
          output.append(parameter: code)
          count += 1
        }
      }
      if new.foreground != old.foreground { output.append(new.foreground, base: 30, count: &count) }
      if new.background != old.background { output.append(new.background, base: 40, count: &count) }
    }
    // Replaces the separator after the last parameter.
    output[output.count - 1] = UInt8(ascii: "m")
    style = new
  }

  private static let attributeCodes: [(Style.Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]
}

extension Color {
  /// How many SGR parameters set the color.
  fileprivate var parameterCount: Int {
    switch kind {
    case .terminal: 1
    case .palette: paletteIndex < 16 ? 1 : 3
    case .rgb, .pictureID: 5
    }
  }
}

// These functions do not allocate, because they run for every cell of a picture made of blocks.
extension [UInt8] {
  /// Appends the SGR parameters of a color. `base` is 30 for text and 40 for the background. `count` is the number of
  /// parameters in the sequence. Begins a new sequence if the current one would have more than ten parameters.
  fileprivate mutating func append(_ color: Color, base: Int, count: inout Int) {
    count += color.parameterCount
    if count > 10 {
      self[self.count - 1] = UInt8(ascii: "m")
      append(0x1B)
      append(UInt8(ascii: "["))
      count = color.parameterCount
    }
    switch color.kind {
    case .terminal: append(parameter: base + 9)
    case .palette where color.paletteIndex < 8: append(parameter: base + Int(color.paletteIndex))
    case .palette where color.paletteIndex < 16: append(parameter: base + 60 + Int(color.paletteIndex) - 8)
    case .palette:
      append(parameter: base + 8)
      append(parameter: 5)
      append(parameter: Int(color.paletteIndex))
    case .rgb, .pictureID:
      let (red, green, blue) = color.components
      append(parameter: base + 8)
      append(parameter: 2)
      append(parameter: Int(red))
      append(parameter: Int(green))
      append(parameter: Int(blue))
    }
  }

  /// Appends a number and a separator.
  fileprivate mutating func append(parameter number: Int) {
    append(decimal: number)
    append(UInt8(ascii: ";"))
  }
}

extension [UInt8] {
  /// Appends a number as ASCII digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

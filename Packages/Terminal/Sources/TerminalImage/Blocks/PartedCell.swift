import Images

/// A cell whose pixels are divided into two groups of similar color. Only divisions that a block character can show are
/// used.
struct PartedCell {
  /// The characters, indexed by the bits of the quarters in the foreground color: 8 for upper left, 4 for upper right,
  /// 2 for lower left, 1 for lower right. The last four characters are strips at the lower and the left edge that fill
  /// one or three quarters of the cell.
  private static let characters: [Character] = [
    " ", "▗", "▖", "▄", "▝", "▐", "▞", "▟", "▘", "▚", "▌", "▙", "▀", "▜", "▛", "█", "▂", "▆", "▎", "▊",
  ]

  /// The divisions of four quarters into two groups. A division that only swaps the two groups of another division is
  /// omitted.
  private static let partings = [0b1100, 0b1010, 0b1001, 0b1000, 0b0100, 0b0010, 0b0001]

  private let total: SIMD4<Float>
  private let count: Float
  private var bestGain: Float
  private var best: (character: Int, foreground: SIMD4<Float>, count: Float)

  /// Creates a cell from four pixels.
  init(_ upperLeft: RGBColor, _ upperRight: RGBColor, _ lowerLeft: RGBColor, _ lowerRight: RGBColor) {
    self.init(
      quarters: (Self.vector(upperLeft), Self.vector(upperRight), Self.vector(lowerLeft), Self.vector(lowerRight)),
      of: 1)
  }

  /// Creates a cell from 4 × 4 pixels.
  /// - Parameter pixel: returns the pixel at a column and a row.
  @inline(__always)
  init(_ pixel: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
    @inline(__always) func sum(_ columns: Range<Int>, _ rows: Range<Int>) -> SIMD4<Float> {
      var sum = SIMD4<Float>.zero
      for y in rows {
        for x in columns { sum += pixel(x, y) }
      }
      return sum
    }
    self.init(quarters: (sum(0..<2, 0..<2), sum(2..<4, 0..<2), sum(0..<2, 2..<4), sum(2..<4, 2..<4)), of: 4)
    consider(sum(0..<4, 3..<4), 4, character: 16)
    consider(total - sum(0..<4, 0..<1), 12, character: 17)
    consider(sum(0..<1, 0..<4), 4, character: 18)
    consider(total - sum(3..<4, 0..<4), 12, character: 19)
  }

  /// - Parameters:
  ///   - quarters: the sum of the pixels of each quarter.
  ///   - size: the number of pixels of a quarter.
  private init(quarters: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>), of size: Float) {
    total = quarters.0 + quarters.1 + quarters.2 + quarters.3
    count = 4 * size
    bestGain = Self.gain(total, count)
    best = (0, total, count)
    for parting in Self.partings {
      var sum = SIMD4<Float>.zero
      if parting & 8 != 0 { sum += quarters.0 }
      if parting & 4 != 0 { sum += quarters.1 }
      if parting & 2 != 0 { sum += quarters.2 }
      if parting & 1 != 0 { sum += quarters.3 }
      consider(sum, Float(parting.nonzeroBitCount) * size, character: parting)
    }
  }

  /// Uses a division if it reduces the error by more than a rounding error, so that a cell of one color is drawn as a
  /// space.
  ///
  /// The squared error of a division is the sum of all squared pixels, which is constant, minus the gain.
  @inline(__always)
  private mutating func consider(_ foreground: SIMD4<Float>, _ pixels: Float, character: Int) {
    let gain = Self.gain(foreground, pixels) + Self.gain(total - foreground, count - pixels)
    guard gain > bestGain + count / 8 else { return }
    bestGain = gain
    best = (character, foreground, pixels)
  }

  var cell: BlockImage.Cell {
    let foreground = Self.color(best.foreground, best.count)
    let background = best.character == 0 ? foreground : Self.color(total - best.foreground, count - best.count)
    return BlockImage.Cell(
      character: Self.characters[best.character], foreground: foreground, background: background)
  }

  @inline(__always)
  private static func gain(_ sum: SIMD4<Float>, _ count: Float) -> Float {
    // The eye is most sensitive to differences of green.
    (sum * sum * SIMD4(1, 2, 1, 0)).sum() / count
  }

  private static func vector(_ color: RGBColor) -> SIMD4<Float> {
    SIMD4(Float(color.red), Float(color.green), Float(color.blue), 0)
  }

  private static func color(_ sum: SIMD4<Float>, _ count: Float) -> RGBColor {
    let mean = (sum / count + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return RGBColor(red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z))
  }
}

import Images

/// One cell's pixels, parted into two groups of nearly the same color in a way that there is a character for.
struct PartedCell {
  /// The bit of a quarter is set when it has the foreground's color: 8 upper left, 4 upper right, 2 and 1 below. Then
  /// come strips from the lower and from the left edge, a quarter and three quarters of the cell.
  private static let characters: [Character] = [
    " ", "▗", "▖", "▄", "▝", "▐", "▞", "▟", "▘", "▚", "▌", "▙", "▀", "▜", "▛", "█", "▂", "▆", "▎", "▊",
  ]

  /// The ways to part four quarters; the other eight are the same with the colors changed round.
  private static let partings = [0b1100, 0b1010, 0b1001, 0b1000, 0b0100, 0b0010, 0b0001]

  private let total: SIMD4<Float>
  private let count: Float
  private var bestGain: Float
  private var best: (character: Int, foreground: SIMD4<Float>, count: Float)

  /// A cell of four pixels.
  init(_ upperLeft: RGBColor, _ upperRight: RGBColor, _ lowerLeft: RGBColor, _ lowerRight: RGBColor) {
    self.init(
      quarters: (Self.vector(upperLeft), Self.vector(upperRight), Self.vector(lowerLeft), Self.vector(lowerRight)),
      of: 1)
  }

  /// A cell of four by four pixels.
  /// - Parameter pixel: by column and row.
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
  ///   - quarters: the sums of their pixels.
  ///   - size: how many pixels a quarter has.
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

  /// Keeps a parting when it is better: by more than rounding, for one color is a space, and not two halves that look
  /// the same.
  ///
  /// The squared error of a parting is the squares of all pixels, which is the same for each, without its gain.
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
    // The eye sees differences of green best.
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

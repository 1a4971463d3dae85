/// One cell's four pixels, parted into two groups of nearly the same colour.
struct QuarterBlock {
  /// The bit of a quarter is set when it has the foreground's colour: 8 upper left, 4 upper right, 2 and 1 below.
  private static let characters: [Character] = [
    " ", "▗", "▖", "▄", "▝", "▐", "▞", "▟", "▘", "▚", "▌", "▙", "▀", "▜", "▛", "█",
  ]

  /// The ways to part four quarters; the other eight are the same with the colours changed round.
  private static let partings = [0b0000, 0b1100, 0b1010, 0b1001, 0b1000, 0b0100, 0b0010, 0b0001]

  let cell: BlockImage.Cell

  init(_ upperLeft: RGBColor, _ upperRight: RGBColor, _ lowerLeft: RGBColor, _ lowerRight: RGBColor) {
    let quarters = (Self.vector(upperLeft), Self.vector(upperRight), Self.vector(lowerLeft), Self.vector(lowerRight))
    let total = quarters.0 + quarters.1 + quarters.2 + quarters.3
    // The squared error of a parting is the squares of all pixels, which is the same for each, without these.
    var bestGain = Self.gain(total, 4)
    var best = (parting: 0, foreground: total, foregroundCount: Float(4))
    for parting in Self.partings.dropFirst() {
      var sum = SIMD4<Float>.zero
      if parting & 8 != 0 { sum += quarters.0 }
      if parting & 4 != 0 { sum += quarters.1 }
      if parting & 2 != 0 { sum += quarters.2 }
      if parting & 1 != 0 { sum += quarters.3 }
      let count = Float(parting.nonzeroBitCount)
      let gain = Self.gain(sum, count) + Self.gain(total - sum, 4 - count)
      // By more than rounding: quarters of one colour are a space, and not two halves that look the same.
      if gain > bestGain + 0.5 {
        bestGain = gain
        best = (parting, sum, count)
      }
    }
    let foreground = Self.color(best.foreground, best.foregroundCount)
    let background =
      best.parting == 0 ? foreground : Self.color(total - best.foreground, 4 - best.foregroundCount)
    cell = BlockImage.Cell(
      character: Self.characters[best.parting], foreground: foreground, background: background)
  }

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

/// A filter that resizes a row or column of pixels: each new pixel is a weighted average of source pixels.
struct AreaFilter {
  struct Span {
    let start: Int
    let weights: Range<Int>
  }

  /// The number of fractional bits of a weight. The weights of a span sum to exactly `1 << bits`, so that the color of
  /// a uniform area does not change.
  static let bits: Int32 = 14
  static let half: Int32 = 1 << (bits - 1)

  private(set) var spans: [Span] = []
  private(set) var weights: [Int32] = []

  init(from oldLength: Int, to newLength: Int) {
    let scale = Double(oldLength) / Double(newLength)
    spans.reserveCapacity(newLength)
    for position in 0..<newLength {
      // When enlarging, each new pixel averages a window around its center that is as wide as one source pixel. This
      // average is a linear interpolation.
      let middle = (Double(position) + 0.5) * scale
      let from = scale >= 1 ? Double(position) * scale : middle - 0.5
      let to = scale >= 1 ? Double(position + 1) * scale : middle + 0.5
      let first = min(oldLength - 1, max(0, Int(from.rounded(.down))))
      let last = max(first, min(oldLength - 1, Int((to - 1e-9).rounded(.down))))
      append(first...last) { max(0, min(to, Double($0 + 1)) - max(from, Double($0))) }
    }
  }

  private mutating func append(_ sources: ClosedRange<Int>, overlap: (Int) -> Double) {
    let unit = Double(1 << Self.bits) / sources.reduce(0) { $0 + overlap($1) }
    let first = weights.count
    var covered = 0.0
    var given: Int32 = 0
    for source in sources {
      covered += overlap(source)
      // Rounds the running sum instead of each weight, because the rounding errors of the weights would add up.
      let next = Int32((covered * unit).rounded())
      weights.append(next - given)
      given = next
    }
    spans.append(Span(start: sources.lowerBound, weights: first..<weights.count))
  }
}

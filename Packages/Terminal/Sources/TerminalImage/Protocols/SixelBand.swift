/// Six rows of a picture as sixels: for each color, six bits at each position.
struct SixelBand {
  private let width: Int
  /// The bits of a color at position `x` are `columns[color * width + x]`. The bits are valid only for colors that
  /// occur in the band.
  private var columns: [UInt8]
  /// The first and the last column of each color; nil if the color does not occur in the band.
  private var extents: [ClosedRange<Int>?]

  init(width: Int, colorCount: Int) {
    self.width = width
    columns = [UInt8](repeating: 0, count: width * colorCount)
    extents = [ClosedRange<Int>?](repeating: nil, count: colorCount)
  }

  /// - Parameters:
  ///   - indices: the color of each pixel of the picture, below `colorCount`.
  ///   - rows: at most six rows of the picture.
  mutating func fill(from indices: [UInt8], rows: Range<Int>) {
    for color in extents.indices { extents[color] = nil }
    let width = width
    indices.withUnsafeBufferPointer { indices in
      // Safe: the size of `columns` is `colorCount * width`, and an index consists of a color below `colorCount` and a
      // column below `width`.
      columns.withUnsafeMutableBufferPointer { columns in
        extents.withUnsafeMutableBufferPointer { extents in
          for row in rows {
            let bit = UInt8(1) << UInt8(row - rows.lowerBound)
            for x in 0..<width {
              let color = Int(indices[row * width + x])
              if let extent = extents[color] {
                if x < extent.lowerBound {
                  extents[color] = x...extent.upperBound
                } else if x > extent.upperBound {
                  extents[color] = extent.lowerBound...x
                }
              } else {
                UnsafeMutableBufferPointer(rebasing: columns[(color * width)..<((color + 1) * width)]).update(
                  repeating: 0)
                extents[color] = x...x
              }
              columns[color * width + x] |= bit
            }
          }
        }
      }
    }
  }

  /// Writes one pass per color, and then moves to the next band.
  func write(to output: inout [UInt8]) {
    for color in extents.indices {
      guard let extent = extents[color] else { continue }
      output.append(UInt8(ascii: "#"))
      output.append(decimal: color)
      Self.append(0, times: extent.lowerBound, to: &output)
      var x = extent.lowerBound
      while x <= extent.upperBound {
        let column = columns[color * width + x]
        var end = x + 1
        while end <= extent.upperBound, columns[color * width + end] == column { end += 1 }
        Self.append(column, times: end - x, to: &output)
        x = end
      }
      output.append(UInt8(ascii: "$"))
    }
    output.append(UInt8(ascii: "-"))
  }

  /// Writes a column several times. More than three repetitions are compressed.
  private static func append(_ column: UInt8, times: Int, to output: inout [UInt8]) {
    let character = UInt8(ascii: "?") + column
    if times > 3 {
      output.append(UInt8(ascii: "!"))
      output.append(decimal: times)
      output.append(character)
    } else {
      for _ in 0..<times { output.append(character) }
    }
  }
}

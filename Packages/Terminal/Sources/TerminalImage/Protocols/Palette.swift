import Images

/// A palette of at most 256 colors for a picture, made by median cut over a histogram with 5 bits per channel.
struct Palette {
  let colors: [RGBColor]
  /// The index of each pixel's color.
  let indices: [UInt8]

  /// A bin of the histogram: the number of its pixels and the sums of their channels.
  private struct Bin {
    var count: UInt32 = 0
    var red: UInt32 = 0
    var green: UInt32 = 0
    var blue: UInt32 = 0
  }

  /// A set of non-empty bins, stored as a range of the array of keys.
  private struct Box {
    var keys: Range<Int>
    /// The bit position of the box's longest channel in a key.
    var shift: Int
    /// The gain of cutting the box; 0 if the box cannot be cut.
    var spread: Float
  }

  /// - Parameter size: the maximum number of colors, from 1 to 256.
  init(_ image: RGBImage, size: Int) {
    let bins = Self.histogram(image)
    var keys = bins.indices.filter { bins[$0].count > 0 }
    var boxes = [Self.box(keys.indices, keys, bins)]
    while boxes.count < size {
      guard let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }), boxes[widest].spread > 0 else {
        break
      }
      let box = boxes[widest]
      let cut = Self.cut(box, &keys, bins)
      boxes[widest] = Self.box(box.keys.lowerBound..<cut, keys, bins)
      boxes.append(Self.box(cut..<box.keys.upperBound, keys, bins))
    }
    var table = [Int16](repeating: -1, count: bins.count)
    for (index, box) in boxes.enumerated() {
      for key in keys[box.keys] { table[key] = Int16(index) }
    }
    colors = boxes.map { Self.mean(of: $0, keys, bins) }
    indices = Self.indices(of: image, table)
  }

  @inline(__always) private static func key(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    Int(red >> 3) << 10 | Int(green >> 3) << 5 | Int(blue >> 3)
  }

  private static func histogram(_ image: RGBImage) -> [Bin] {
    var bins = [Bin](repeating: Bin(), count: 1 << 15)
    image.pixels.withUnsafeBufferPointer { pixels in
      // Safe: an image has three bytes per pixel, and a key has fifteen bits.
      bins.withUnsafeMutableBufferPointer { bins in
        for start in stride(from: 0, to: pixels.count, by: 3) {
          let key = key(pixels[start], pixels[start + 1], pixels[start + 2])
          bins[key].count &+= 1
          bins[key].red &+= UInt32(pixels[start])
          bins[key].green &+= UInt32(pixels[start + 1])
          bins[key].blue &+= UInt32(pixels[start + 2])
        }
      }
    }
    return bins
  }

  /// Returns the index of each pixel's color. Ordered dithering between neighboring bins prevents visible bands, for
  /// example in a sky.
  private static func indices(of image: RGBImage, _ table: [Int16]) -> [UInt8] {
    let count = image.width * image.height
    let width = image.width
    return [UInt8](unsafeUninitializedCapacity: count) { indices, initialized in
      // Safe: an image has three bytes per pixel, and a key has fifteen bits. The matrix has sixteen entries, and its
      // index has four bits. The table has a color for the key of every pixel, but not for every dithered key.
      image.pixels.withUnsafeBufferPointer { pixels in
        table.withUnsafeBufferPointer { table in
          ditherMatrix.withUnsafeBufferPointer { matrix in
            for pixel in 0..<count {
              let offset = matrix[(pixel / width & 3) << 2 | pixel % width & 3]
              let (red, green, blue) = (pixels[pixel * 3], pixels[pixel * 3 + 1], pixels[pixel * 3 + 2])
              let dithered = table[key(moved(red, offset), moved(green, offset), moved(blue, offset))]
              indices[pixel] = UInt8(truncatingIfNeeded: dithered >= 0 ? dithered : table[key(red, green, blue)])
            }
          }
        }
      }
      initialized = count
    }
  }

  /// The offsets for ordered dithering. A bin has eight levels; larger offsets would be visible as a pattern.
  private static let ditherMatrix: [Int16] = [-2, 1, -1, 2, 2, -1, 1, 0, -1, 2, -2, 1, 1, 0, 2, -1]

  @inline(__always) private static func moved(_ channel: UInt8, _ offset: Int16) -> UInt8 {
    UInt8(truncatingIfNeeded: min(255, max(0, Int16(channel) &+ offset)))
  }

  private static func box(_ range: Range<Int>, _ keys: [Int], _ bins: [Bin]) -> Box {
    var sum = SIMD4<Float>.zero
    var squares = SIMD4<Float>.zero
    for key in keys[range] {
      let color = SIMD4(Float(key >> 10), Float(key >> 5 & 31), Float(key & 31), 1)
      sum += color * Float(bins[key].count)
      squares += color * color * Float(bins[key].count)
    }
    // The last component of `sum` is the number of pixels. The eye is most sensitive to differences of green.
    let variance = (squares - sum * sum / sum.w) * SIMD4(1, 2, 1, 0)
    let widest = max(variance.x, variance.y, variance.z)
    let shift = variance.y == widest ? 5 : variance.x == widest ? 10 : 0
    return Box(keys: range, shift: shift, spread: range.count > 1 ? max(widest, Float.leastNonzeroMagnitude) : 0)
  }

  /// Sorts the box's keys, and returns the position of a cut at the mean of the longest channel. Each side of the cut
  /// has at least one key.
  private static func cut(_ box: Box, _ keys: inout [Int], _ bins: [Bin]) -> Int {
    func level(_ key: Int) -> Int { key >> box.shift & 31 }
    keys[box.keys].sort { level($0) < level($1) }
    var sum: Float = 0
    var count: Float = 0
    for key in keys[box.keys] {
      sum += Float(level(key)) * Float(bins[key].count)
      count += Float(bins[key].count)
    }
    let mean = sum / count
    let cut = box.keys.first { Float(level(keys[$0])) > mean } ?? box.keys.upperBound
    return min(box.keys.upperBound - 1, max(box.keys.lowerBound + 1, cut))
  }

  private static func mean(of box: Box, _ keys: [Int], _ bins: [Bin]) -> RGBColor {
    var count = 0
    var red = 0
    var green = 0
    var blue = 0
    for key in keys[box.keys] {
      count += Int(bins[key].count)
      red += Int(bins[key].red)
      green += Int(bins[key].green)
      blue += Int(bins[key].blue)
    }
    func rounded(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
    return RGBColor(red: rounded(red), green: rounded(green), blue: rounded(blue))
  }
}

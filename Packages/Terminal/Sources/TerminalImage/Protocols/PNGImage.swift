import CZlib
public import Images

/// A picture as a PNG file that is small enough to be sent to a terminal.
///
/// Lossless compression makes noisy pictures such as photographs only a little smaller. Therefore, the channels of
/// noisy pictures may differ from the original by a few of 255 levels; the noise hides these differences. Smooth
/// pictures are encoded exactly, because differences would be visible.
public struct PNGImage: Hashable, Sendable {
  public let size: ImageSize
  /// The bytes of the file.
  public let file: [UInt8]

  /// Encodes an image.
  ///
  /// The cost is three passes over the pixels and the compression by zlib.
  ///
  /// - Parameters:
  ///   - budget: the desired number of file bytes for each byte of the pixels.
  ///   - largestTolerance: the largest allowed difference of a channel from the original. If a picture needs a larger
  ///     tolerance to fit the budget, its file exceeds the budget.
  public init(_ image: RGBImage, budget: Double = 0.37, largestTolerance: Int = 8) {
    size = image.size
    let tolerance = Self.tolerance(for: image, budget: budget, largest: largestTolerance)
    let header = Self.bigEndian(image.width) + Self.bigEndian(image.height) + [8, 2, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    Self.append("IHDR", header, to: &file)
    Self.append("IDAT", Self.compressed(Self.filtered(image, tolerance: tolerance)), to: &file)
    Self.append("IEND", [], to: &file)
    self.file = file
  }

  /// Returns the smallest tolerance with which the picture fits into the budget.
  ///
  /// The size is estimated by the entropy of the differences between pixels and their predictions.
  private static func tolerance(for image: RGBImage, budget: Double, largest: Int) -> Int {
    let histogram = differences(image)
    let count = Double(histogram.reduce(0, +))
    guard count > 0 else { return 0 }
    return (0..<largest).first { tolerance in
      let step = 2 * tolerance + 1
      var bins = [Int](repeating: 0, count: 511)
      for (index, number) in histogram.enumerated() { bins[255 + rounded(index - 255, tolerance) / step] += number }
      let bits = bins.reduce(0) { $1 == 0 ? $0 : $0 - Double($1) * binaryLogarithm(Double($1) / count) }
      return bits / 8 <= budget * count
    } ?? largest
  }

  /// Approximates the binary logarithm with straight lines between powers of two. The error is below 0.09.
  private static func binaryLogarithm(_ number: Double) -> Double {
    Double(number.exponent) + number.significand - 1
  }

  /// Returns a histogram of the differences between the values of all channels and their predictions. The first entry
  /// counts the difference −255.
  private static func differences(_ image: RGBImage) -> [Int] {
    var histogram = [Int](repeating: 0, count: 511)
    let row = image.width * 3
    // Safe: an image has three bytes per pixel, and a difference of two bytes lies between −255 and 255.
    image.pixels.withUnsafeBufferPointer { pixels in
      histogram.withUnsafeMutableBufferPointer { histogram in
        for y in 0..<image.height {
          for x in 0..<row {
            let index = y * row + x
            let left = x >= 3 ? Int(pixels[index - 3]) : 0
            let above = y > 0 ? Int(pixels[index - row]) : 0
            histogram[255 + Int(pixels[index]) - (left + above) / 2] += 1
          }
        }
      }
    }
    return histogram
  }

  /// Returns the multiple of `2 * tolerance + 1` that is nearest to a difference.
  private static func rounded(_ difference: Int, _ tolerance: Int) -> Int {
    let step = 2 * tolerance + 1
    return (abs(difference) + tolerance) / step * step * difference.signum()
  }

  /// Applies PNG filter 3: returns the differences between pixels and the average of the left and the upper pixel. Each
  /// row starts with the number of the filter.
  ///
  /// Differences are rounded to multiples, which compress well. A prediction uses the pixels that the terminal shows,
  /// so rounding errors do not add up.
  private static func filtered(_ image: RGBImage, tolerance: Int) -> [UInt8] {
    let row = image.width * 3
    let steps = (-255...255).map { Int16(rounded($0, tolerance)) }
    // The pixels that the terminal shows. Pixels that are not encoded yet have the values of the original.
    var shown = image.pixels
    return [UInt8](unsafeUninitializedCapacity: (row + 1) * image.height) { output, initialized in
      // Safe: an image has three bytes per pixel, and the output has one more byte per row. A difference of two bytes
      // is between −255 and 255.
      shown.withUnsafeMutableBufferPointer { shown in
        steps.withUnsafeBufferPointer { steps in
          for y in 0..<image.height {
            output[y * (row + 1)] = 3
            for x in 0..<row {
              let index = y * row + x
              let left = x >= 3 ? Int16(shown[index - 3]) : 0
              let above = y > 0 ? Int16(shown[index - row]) : 0
              let prediction = (left + above) / 2
              let step = steps[255 + Int(Int16(shown[index]) - prediction)]
              let value = min(255, max(0, prediction + step))
              shown[index] = UInt8(value)
              output[y * (row + 1) + 1 + x] = UInt8(truncatingIfNeeded: value - prediction)
            }
          }
        }
      }
      initialized = (row + 1) * image.height
    }
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    let bound = compressBound(uLong(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(bound)) { output, initialized in
      var length = uLongf(bound)
      // Safe: zlib reads and writes within the given lengths, and the result is not longer than `compressBound` allows.
      // Level 4 takes a fifth of the time of the default and compresses photographs nearly as well.
      let result = compress2(output.baseAddress, &length, bytes, uLong(bytes.count), 4)
      precondition(result == Z_OK, "zlib has no memory")
      initialized = Int(length)
    }
  }

  /// Appends a chunk: its length, its type, its data and a checksum.
  private static func append(_ type: StaticString, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(data.count)
    let start = file.count
    file.append(type)
    file += data
    let checksum = file.withUnsafeBufferPointer { bytes in
      // Safe: the chunk starts within the file and ends at the end of the file.
      crc32(0, bytes.baseAddress.map { $0 + start }, uInt(bytes.count - start))
    }
    file += bigEndian(Int(checksum))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

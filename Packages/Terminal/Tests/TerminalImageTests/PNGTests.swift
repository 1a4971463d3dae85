import CZlib
import Images
import ImagesTesting
import TerminalImage
import Testing

@Suite("PNG files for terminals") struct PNGTests {
  @Test(
    "A smooth picture is encoded without loss",
    arguments: [
      RGBImage.flat(width: 40, height: 30, (9, 99, 199)), .gradient(width: 120, height: 90),
      .flat(width: 1, height: 1, (255, 0, 255)),
    ])
  func smoothPictureIsExact(picture: RGBImage) throws {
    #expect(try PNGDecoder.decode(PNGImage(picture).file) == picture)
  }

  @Test(
    "The PNG of a photograph is small, and each channel differs from the original by at most 8 levels",
    arguments: [1, 2, 3] as [UInt64])
  func photographBecomesSmall(seed: UInt64) throws {
    let picture = RGBImage.noisyPhotograph(width: 200, height: 180, seed: seed)
    let png = PNGImage(picture)
    let shown = try PNGDecoder.decode(png.file)
    #expect(Double(png.file.count) < 0.4 * Double(picture.pixels.count))
    #expect(shown.largestDifference(to: picture) <= 8)
    #expect(shown.peakSignalToNoise(to: picture) > 36)
  }

  @Test("The channels of white noise differ from the original by up to the tolerance", arguments: 0...8)
  func toleranceHolds(tolerance: Int) throws {
    let picture = RGBImage.noise(width: 61, height: 47, seed: 5)
    let shown = try PNGDecoder.decode(PNGImage(picture, budget: 0, largestTolerance: tolerance).file)
    #expect(shown.size == picture.size)
    #expect(shown.largestDifference(to: picture) == tolerance)
  }
}

/// Decodes PNG files with 24-bit colors and without interlacing.
enum PNGDecoder {
  struct Failure: Error {
    let reason: String
  }

  static func decode(_ file: [UInt8]) throws -> RGBImage {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Failure(reason: "no signature")
    }
    var header: [UInt8] = []
    var data: [UInt8] = []
    var isEnded = false
    var at = 8
    while at < file.count {
      let length = number(file[at...])
      let type = String(decoding: file[(at + 4)..<(at + 8)], as: UTF8.self)
      let body = Array(file[(at + 8)..<(at + 8 + length)])
      let checksum = crc32(0, Array(file[(at + 4)..<(at + 8 + length)]), uInt(length + 4))
      guard number(file[(at + 8 + length)...]) == Int(checksum) else { throw Failure(reason: "wrong checksum") }
      switch type {
      case "IHDR": header = body
      case "IDAT": data += body
      case "IEND": isEnded = true
      default: throw Failure(reason: "unknown chunk \(type)")
      }
      at += 12 + length
    }
    guard isEnded, header.count == 13, header[8...] == [8, 2, 0, 0, 0] else { throw Failure(reason: "wrong header") }
    return try unfiltered(data, width: number(header[0...]), height: number(header[4...]))
  }

  private static func unfiltered(_ data: [UInt8], width: Int, height: Int) throws -> RGBImage {
    let row = width * 3
    var rows = [UInt8](repeating: 0, count: (row + 1) * height)
    var length = uLongf(rows.count)
    guard uncompress(&rows, &length, data, uLong(data.count)) == Z_OK, Int(length) == rows.count else {
      throw Failure(reason: "zlib cannot decompress it")
    }
    var pixels: [UInt8] = []
    for y in 0..<height {
      guard rows[y * (row + 1)] == 3 else { throw Failure(reason: "another filter") }
      for x in 0..<row {
        let left = x >= 3 ? Int(pixels[y * row + x - 3]) : 0
        let above = y > 0 ? Int(pixels[(y - 1) * row + x]) : 0
        pixels.append(UInt8(truncatingIfNeeded: Int(rows[y * (row + 1) + 1 + x]) + (left + above) / 2))
      }
    }
    return RGBImage(width: width, height: height, pixels: pixels)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}

extension RGBImage {
  /// Returns an image similar to a downscaled photograph, with sensor noise and with structures of all sizes. Smaller
  /// structures have less contrast. As with a photograph, a lossless PNG file of the image takes about 0.7 times
  /// as many bytes as the pixels.
  static func noisyPhotograph(width: Int, height: Int, seed: UInt64) -> RGBImage {
    var random = SeededRandom(seed: seed)
    var light = [Double](repeating: 0, count: width * height)
    var contrast = 60.0
    var period = 64
    while period >= 1 {
      let columns = width / period + 2
      let knots = (0..<(columns * (height / period + 2))).map { _ in Double.random(in: -1...1, using: &random) }
      for y in 0..<height {
        for x in 0..<width {
          let (column, row) = (x / period, y / period)
          let (right, down) = (Double(x % period) / Double(period), Double(y % period) / Double(period))
          let knot = row * columns + column
          let above = knots[knot] * (1 - right) + knots[knot + 1] * right
          let below = knots[knot + columns] * (1 - right) + knots[knot + columns + 1] * right
          light[y * width + x] += contrast * (above * (1 - down) + below * down)
        }
      }
      contrast *= 0.75
      period /= 2
    }
    return RGBImage(width: width, height: height) { x, y in
      func channel(_ tint: Double) -> Int {
        let noise = Double.random(in: -6...6, using: &random)
        return min(255, max(0, Int(128 * tint + light[y * width + x] * tint + noise)))
      }
      return (channel(1.1), channel(1), channel(0.8))
    }
  }
}

import Foundation
public import Images

/// Creates images for tests, and measures the difference between images.
extension RGBImage {
  /// Creates an image from a function that returns each pixel's channels, from 0 to 255.
  public init(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> (Int, Int, Int)) {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        pixels += [UInt8(red), UInt8(green), UInt8(blue)]
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Returns an image whose red increases to the right and whose green increases downward.
  public static func gradient(width: Int, height: Int) -> RGBImage {
    RGBImage(width: width, height: height) { x, y in (x * 255 / max(1, width - 1), y * 255 / max(1, height - 1), 90) }
  }

  /// Returns an image of one color.
  public static func flat(width: Int, height: Int, _ color: (Int, Int, Int)) -> RGBImage {
    RGBImage(width: width, height: height) { _, _ in color }
  }

  /// Returns an image of random pixels.
  public static func noise(width: Int, height: Int, seed: UInt64) -> RGBImage {
    var random = SeededRandom(seed: seed)
    return RGBImage(
      width: width, height: height,
      pixels: (0..<(width * height * 3)).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  /// Returns the largest difference from the other image in any channel of any pixel.
  public func largestDifference(to other: RGBImage) -> Int {
    zip(pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// Returns the average difference from the other image over all channels and pixels.
  public func meanDifference(to other: RGBImage) -> Double {
    Double(zip(pixels, other.pixels).map { abs(Int($0) - Int($1)) }.reduce(0, +)) / Double(pixels.count)
  }
}

/// A random number generator with the same sequence in every run.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension RGBImage {
  /// Returns an image similar to a photo, with a smooth sky, a jagged ridge and rough ground.
  public static func landscape(width: Int, height: Int) -> RGBImage {
    var random = SeededRandom(seed: 40)
    var ridge = Double(height) * 0.5
    let heights = (0..<width).map { _ in
      ridge += Double.random(in: -2...2, using: &random)
      return ridge
    }
    return RGBImage(width: width, height: height) { x, y in
      let down = Double(y) / Double(height)
      guard Double(y) > heights[x] else { return (Int(60 + 150 * down), Int(110 + 110 * down), Int(200 + 40 * down)) }
      let rough = Int.random(in: 0...14, using: &random)
      return (40 + rough + Int(40 * down), 60 + rough + y % 7, 30 + rough)
    }
  }

  /// Returns the peak signal-to-noise ratio of the two images in decibels. Their differences are invisible at ratios
  /// above 40 and obvious at ratios below 25.
  public func peakSignalToNoise(to other: RGBImage) -> Double {
    let squares = zip(pixels, other.pixels).map { (Double($0) - Double($1)) * (Double($0) - Double($1)) }
    return 10 * (255 * 255 / (squares.reduce(0, +) / Double(squares.count))).logarithm
  }
}

extension Double {
  fileprivate var logarithm: Double { log10(self) }
}

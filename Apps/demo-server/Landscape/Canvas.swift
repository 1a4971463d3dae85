import Foundation
import Images

/// The light at each pixel of a picture, before the light is converted to colors.
struct Canvas {
  /// The width of the whole picture.
  let width: Int
  let height: Int
  /// The columns of the picture that this canvas contains.
  let columns: Range<Int>
  /// The pixels, row by row.
  private(set) var pixels: [Light]

  /// - Parameter columns: the columns of the picture that this canvas contains.
  init(_ size: ImageSize, columns: Range<Int>) {
    width = size.width
    height = size.height
    self.columns = columns
    pixels = [Light](repeating: .zero, count: columns.count * size.height)
  }

  init(_ size: ImageSize) {
    self.init(size, columns: 0..<size.width)
  }

  /// The width divided by the height.
  var aspect: Float { Float(width) / Float(height) }

  subscript(x: Int, y: Int) -> Light {
    @inline(__always) get { pixels[y * columns.count + x - columns.lowerBound] }
    @inline(__always) set { pixels[y * columns.count + x - columns.lowerBound] = newValue }
  }

  /// Returns the columns of a horizontal range. As in `rows(from:to:)`, the bounds are fractions of the height, and
  /// may lie outside the picture.
  func columns(from left: Float, to right: Float) -> Range<Int> {
    pixels(from: left, to: right, limit: width)
  }

  /// Returns the rows of a vertical range. The bounds are fractions of the height and may lie outside the picture.
  func rows(from top: Float, to bottom: Float) -> Range<Int> {
    pixels(from: top, to: bottom, limit: height)
  }

  private func pixels(from low: Float, to high: Float, limit: Int) -> Range<Int> {
    let first = min(limit, max(0, Int(low * Float(height))))
    return first..<max(first, min(limit, Int(high * Float(height)) + 1))
  }

  /// Blends a color over a pixel.
  @inline(__always) mutating func cover(_ x: Int, _ y: Int, with color: Light, _ coverage: Float) {
    self[x, y] = mix(self[x, y], color, coverage)
  }

  /// Copies the columns that another canvas of the same picture contains.
  mutating func take(_ part: Canvas) {
    for y in 0..<height {
      for x in part.columns { self[x, y] = part[x, y] }
    }
  }

  /// Converts light to an sRGB image with darker corners and soft highlights. Noise of about one color level prevents
  /// bands in smooth skies.
  func developed(exposure: Float, vignette: Float, grain: Float, seed: UInt32) -> RGBImage {
    let curve = Self.curve
    let steps = Float(Self.curveSteps)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
      // Safe: the loops write every byte of the buffer, three bytes for each of width * height pixels.
      var index = 0
      for y in 0..<height {
        let down = Float(y) / Float(height) - 0.5
        for x in 0..<width {
          let across = Float(x) / Float(width) - 0.5
          let corner = 1 - vignette * (across * across + down * down)
          let light = self[x, y] * (exposure * corner)
          let position = light.clamped(lowerBound: .zero, upperBound: Light(gray: Self.white))
          let roots = (position / Self.white).squareRoot() * (steps - 1)
          let speck = (lattice(Int32(x), Int32(y), seed) + lattice(Int32(x), Int32(y), seed &+ 1) - 1) * grain
          for channel in 0..<3 {
            bytes[index] = UInt8(min(255, max(0, curve[Int(roots[channel])] + speck + 0.5)))
            index += 1
          }
        }
      }
      count = width * height * 3
    }
    return RGBImage(width: width, height: height, pixels: bytes)
  }

  /// The amount of light that becomes white.
  private static let white: Float = 8
  private static let curveSteps = 8192

  /// A table that converts light to sRGB levels with soft highlights, as on film. The index is proportional to the
  /// square root of the light, for more precision in the shadows.
  private static let curve: [Float] = (0..<curveSteps).map { step in
    let root = Float(step) / Float(curveSteps - 1)
    let light = root * root * white
    let film = light * (light * 2.51 + 0.03) / (light * (light * 2.43 + 0.59) + 0.14)
    return powf(clamp(film), 1 / 2.2) * 255
  }
}

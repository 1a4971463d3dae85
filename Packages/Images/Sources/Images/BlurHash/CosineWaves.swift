#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A picture as a sum of cosine waves in linear light, as a BlurHash stores it.
struct CosineWaves {
  private let across: Int
  private let down: Int
  /// The amplitudes (red, green, blue, unused), row by row, starting with the constant wave.
  private var amplitudes: [SIMD4<Float>]

  /// The number of levels of a quantized amplitude, from -9 to 9.
  private static let levels = 19

  init(of image: RGBImage, across: Int, down: Int) {
    self.across = across
    self.down = down
    let columns = Self.cosines(count: across, length: image.width)
    let rows = Self.cosines(count: down, length: image.height)
    var sums = [SIMD4<Float>](repeating: .zero, count: across * down)
    let light = LinearLight.ofByte
    for y in 0..<image.height {
      for x in 0..<image.width {
        let index = (y * image.width + x) * 3
        let pixel = SIMD4<Float>(
          light[Int(image.pixels[index])], light[Int(image.pixels[index + 1])], light[Int(image.pixels[index + 2])], 0)
        for j in 0..<down {
          for i in 0..<across {
            sums[j * across + i] += pixel * (columns[i * image.width + x] * rows[j * image.height + y])
          }
        }
      }
    }
    let pixelCount = Float(image.width * image.height)
    amplitudes = sums.enumerated().map { $0.element * (($0.offset == 0 ? 1 : 2) / pixelCount) }
  }

  init?(blurHash: String) {
    let text = Array(blurHash.utf8)
    guard text.count >= 6, let counts = Base83.decoded(text[0..<1]), counts < 81 else { return nil }
    across = counts % 9 + 1
    down = counts / 9 + 1
    guard text.count == 4 + 2 * across * down else { return nil }
    guard let quantisedMaximum = Base83.decoded(text[1..<2]), let mean = Base83.decoded(text[2..<6]), mean <= 0xFF_FFFF
    else { return nil }
    let light = LinearLight.ofByte
    amplitudes = [SIMD4(light[mean >> 16], light[mean >> 8 & 255], light[mean & 255], 0)]
    let maximum = Float(quantisedMaximum + 1) / 166
    for start in stride(from: 6, to: text.count, by: 2) {
      guard let value = Base83.decoded(text[start..<(start + 2)]), value < Self.levels * Self.levels * Self.levels
      else { return nil }
      let levels = SIMD4<Float>(
        Float(value / (Self.levels * Self.levels)), Float(value / Self.levels % Self.levels),
        Float(value % Self.levels), 9)
      let fractions = (levels - 9) / 9
      let magnitudes = fractions * fractions * maximum
      amplitudes.append(magnitudes.replacing(with: -magnitudes, where: fractions .< 0))
    }
  }

  func blurHash() -> String {
    let others = amplitudes.dropFirst()
    let largest = others.reduce(Float(0)) { largest, amplitude in
      max(largest, max(abs(amplitude.x), max(abs(amplitude.y), abs(amplitude.z))))
    }
    let quantisedMaximum = others.isEmpty ? 0 : max(0, min(82, Int((largest * 166 - 0.5).rounded(.down))))
    let maximum = others.isEmpty ? 1 : Float(quantisedMaximum + 1) / 166
    let mean = amplitudes[0]
    var text = Base83.encoded(across - 1 + (down - 1) * 9, length: 1)
    text += Base83.encoded(quantisedMaximum, length: 1)
    text += Base83.encoded(
      Int(LinearLight.byte(of: mean.x)) << 16 | Int(LinearLight.byte(of: mean.y)) << 8
        | Int(LinearLight.byte(of: mean.z)),
      length: 4
    )
    for amplitude in others {
      let red = Self.level(amplitude.x / maximum)
      let green = Self.level(amplitude.y / maximum)
      let blue = Self.level(amplitude.z / maximum)
      text += Base83.encoded((red * Self.levels + green) * Self.levels + blue, length: 2)
    }
    return String(decoding: text, as: UTF8.self)
  }

  func image(of size: ImageSize) -> RGBImage {
    let columns = Self.cosines(count: across, length: size.width)
    let rows = Self.cosines(count: down, length: size.height)
    let byteOfLight = LinearLight.toByte
    var row = [SIMD4<Float>](repeating: .zero, count: across)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.width * size.height * 3)
    for y in 0..<size.height {
      for i in 0..<across {
        row[i] = .zero
        for j in 0..<down { row[i] += amplitudes[j * across + i] * rows[j * size.height + y] }
      }
      for x in 0..<size.width {
        var light = SIMD4<Float>.zero
        for i in 0..<across { light += row[i] * columns[i * size.width + x] }
        let steps = light.clamped(lowerBound: .zero, upperBound: .one) * Float(LinearLight.steps)
        pixels.append(byteOfLight[Int(steps.x)])
        pixels.append(byteOfLight[Int(steps.y)])
        pixels.append(byteOfLight[Int(steps.z)])
      }
    }
    return RGBImage(width: size.width, height: size.height, pixels: pixels)
  }

  /// Quantizes an amplitude from −1 to 1. The square root assigns more levels to small amplitudes.
  private static func level(_ fraction: Float) -> Int {
    let root = fraction.magnitude.squareRoot() * (fraction < 0 ? -1 : 1)
    return max(0, min(levels - 1, Int((root * 9 + 9.5).rounded(.down))))
  }

  /// Returns a table of cosines, indexed by `wave * length + position`.
  private static func cosines(count: Int, length: Int) -> [Float] {
    (0..<(count * length)).map { cosf(.pi * Float($0 / length) * Float($0 % length) / Float(length)) }
  }
}

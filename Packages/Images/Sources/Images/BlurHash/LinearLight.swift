#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Converts between sRGB bytes and linear light, in which colors can be averaged.
enum LinearLight {
  /// The amount of light, from 0 to 1, of each of the 256 byte values.
  static let ofByte: [Float] = (0..<256).map { byte in
    let value = Float(byte) / 255
    return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }

  static let steps = 4096
  /// The bytes for `steps` + 1 evenly spaced amounts of light from 0 to 1.
  static let toByte: [UInt8] = (0...steps).map { byte(of: Float($0) / Float(steps)) }

  /// Returns the nearest byte for an amount of light, which is clamped to the range from 0 to 1.
  static func byte(of light: Float) -> UInt8 {
    let value = min(1, max(0, light))
    let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
    return UInt8(encoded * 255 + 0.5)
  }
}

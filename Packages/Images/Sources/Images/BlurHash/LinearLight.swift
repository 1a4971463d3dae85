#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// sRGB bytes to light and back: averages of light look right, averages of bytes look dark.
enum LinearLight {
  /// 256 entries: the light, 0 to 1, of a byte.
  static let ofByte: [Float] = (0..<256).map { byte in
    let value = Float(byte) / 255
    return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }

  static let steps = 4096
  /// The byte of each of `steps` + 1 amounts of light from 0 to 1.
  static let toByte: [UInt8] = (0...steps).map { byte(of: Float($0) / Float(steps)) }

  /// The exact byte; light outside of 0 to 1 is moved inside.
  static func byte(of light: Float) -> UInt8 {
    let value = min(1, max(0, light))
    let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
    return UInt8(encoded * 255 + 0.5)
  }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Color {
  /// Returns the contrast ratio of two RGB colors according to WCAG 2, from 1 to 21. Returns nil for other colors,
  /// because only the terminal knows their values.
  public func contrast(to other: Color) -> Double? {
    guard let own = luminance, let others = other.luminance else { return nil }
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  /// The relative luminance according to WCAG 2, from 0 to 1; nil if the color is not an RGB color.
  var luminance: Double? {
    guard kind == .rgb else { return nil }
    let (red, green, blue) = components
    return 0.2126 * Self.linearLight[Int(red)] + 0.7152 * Self.linearLight[Int(green)]
      + 0.0722 * Self.linearLight[Int(blue)]
  }

  private static let linearLight = (0...255).map { value in
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

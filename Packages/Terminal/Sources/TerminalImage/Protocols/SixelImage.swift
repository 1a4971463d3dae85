public import Images

/// A picture as sixels: bands of six rows, one pass over a band for each color in it. xterm, mlterm, foot, WezTerm and
/// others show them.
public enum SixelImage {
  /// How large a picture may be: sums of its colors are of 32 bits. A screen of 5120 by 2880 has fewer pixels.
  public static let maximumPixelCount = 1 << 24

  /// Shows a picture, pixel by pixel, with its corner at the cursor.
  ///
  /// Where the cursor is afterwards differs between terminals; on the last row of the screen some of them scroll.
  /// Costs some 40 ns a pixel.
  /// - Parameters:
  ///   - image: in the size in which it is to be seen; it is not scaled. It has ``maximumPixelCount`` pixels at the
  ///     most.
  ///   - colors: how many it may have, from 1 to 256, adapted to the picture; terminals have 256 or more.
  public static func show(_ image: RGBImage, colors: Int = 256) -> [UInt8] {
    precondition(1...256 ~= colors, "a palette of sixels has 1 to 256 colours")
    precondition(image.width * image.height <= maximumPixelCount, "more pixels than a palette can count")
    let palette = Palette(image, size: colors)
    var output: [UInt8] = []
    output.reserveCapacity(image.width * image.height + palette.colors.count * 20)
    // Square pixels, and what is not painted is left as it is.
    output.append("\u{1B}P0;1;0q\"1;1;")
    output.append(decimal: image.width)
    output.append(UInt8(ascii: ";"))
    output.append(decimal: image.height)
    for (index, color) in palette.colors.enumerated() { define(color, index, &output) }
    var band = SixelBand(width: image.width, colorCount: palette.colors.count)
    for top in stride(from: 0, to: image.height, by: 6) {
      band.fill(from: palette.indices, rows: top..<min(top + 6, image.height))
      band.write(to: &output)
    }
    output.append("\u{1B}\\")
    return output
  }

  /// Channels count from 0 to 100.
  private static func define(_ color: RGBColor, _ index: Int, _ output: inout [UInt8]) {
    output.append(UInt8(ascii: "#"))
    output.append(decimal: index)
    output.append(";2")
    for channel in [color.red, color.green, color.blue] {
      output.append(UInt8(ascii: ";"))
      output.append(decimal: (Int(channel) * 100 + 127) / 255)
    }
  }
}

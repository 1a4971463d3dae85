public import Images

/// Encodes pictures as sixels, which terminals such as xterm, mlterm, foot and WezTerm show.
public enum SixelImage {
  /// The maximum number of pixels, because color sums have 32 bits. A screen with 5120 × 2880 pixels has fewer pixels.
  public static let maximumPixelCount = 1 << 24

  /// Returns the bytes that show a picture in its own size, with the upper left corner at the cursor.
  ///
  /// The cursor's position after the picture depends on the terminal, and some terminals scroll if the picture reaches
  /// the last row.
  /// - Parameters:
  ///   - image: a picture of at most ``maximumPixelCount`` pixels. The picture is not scaled.
  ///   - colors: the number of colors in the palette, from 1 to 256.
  public static func show(_ image: RGBImage, colors: Int = 256) -> [UInt8] {
    precondition(1...256 ~= colors, "a palette of sixels has 1 to 256 colors")
    precondition(image.width * image.height <= maximumPixelCount, "the image has more pixels than SixelImage supports")
    let palette = Palette(image, size: colors)
    var output: [UInt8] = []
    output.reserveCapacity(image.width * image.height + palette.colors.count * 20)
    // Selects square pixels and a transparent background.
    output += "\u{1B}P0;1;0q\"1;1;\(image.width);\(image.height)".utf8
    for (index, color) in palette.colors.enumerated() { define(color, index, &output) }
    var band = SixelBand(width: image.width, colorCount: palette.colors.count)
    for top in stride(from: 0, to: image.height, by: 6) {
      band.fill(from: palette.indices, rows: top..<min(top + 6, image.height))
      band.write(to: &output)
    }
    output.append("\u{1B}\\")
    return output
  }

  /// Defines a color of the palette. Channels range from 0 to 100.
  private static func define(_ color: RGBColor, _ index: Int, _ output: inout [UInt8]) {
    func percent(_ channel: UInt8) -> Int { (Int(channel) * 100 + 127) / 255 }
    output += "#\(index);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))".utf8
  }
}

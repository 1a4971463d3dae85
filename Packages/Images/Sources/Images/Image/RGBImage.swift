/// An sRGB image in memory, with three bytes per pixel, row by row without padding.
public struct RGBImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// The `width * height * 3` bytes, in the order red, green, blue.
  public let pixels: [UInt8]

  public var size: ImageSize { ImageSize(width: width, height: height) }

  /// - Precondition: both sides are at least 1, and `pixels` has `width * height * 3` bytes.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(pixels.count == width * height * 3, "three bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public subscript(x: Int, y: Int) -> RGBColor {
    precondition(0..<width ~= x && 0..<height ~= y, "outside of the picture")
    let index = (y * width + x) * 3
    return RGBColor(red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2])
  }

  /// Returns a part of the given size from the center of the picture. The size is limited to the picture's size.
  public func croppedToCenter(_ size: ImageSize) -> RGBImage {
    let cropped = ImageSize(width: min(size.width, width), height: min(size.height, height))
    if cropped == self.size { return self }
    return self.cropped(x: (width - cropped.width) / 2, y: (height - cropped.height) / 2, size: cropped)
  }

  /// Returns a part of the picture, limited to the picture's bounds.
  ///
  /// - Precondition: both sides of `size` are at least 1.
  public func cropped(x: Int, y: Int, size: ImageSize) -> RGBImage {
    let left = max(0, min(x, width - 1))
    let top = max(0, min(y, height - 1))
    let right = max(left + 1, min(x + size.width, width))
    let bottom = max(top + 1, min(y + size.height, height))
    var kept: [UInt8] = []
    kept.reserveCapacity((right - left) * (bottom - top) * 3)
    for row in top..<bottom {
      kept += pixels[((row * width + left) * 3)..<((row * width + right) * 3)]
    }
    return RGBImage(width: right - left, height: bottom - top, pixels: kept)
  }

  /// Returns the most frequent color. The pixels are sorted into 512 boxes of similar colors, and the result is the
  /// average of the box with the most pixels.
  ///
  /// The cost is one pass over the pixels. A few hundred pixels are enough, so reduce a large picture first.
  public func dominantColor() -> RGBColor {
    var boxes = [(count: Int, red: Int, green: Int, blue: Int)](repeating: (0, 0, 0, 0), count: 512)
    for index in stride(from: 0, to: pixels.count, by: 3) {
      let (red, green, blue) = (pixels[index], pixels[index + 1], pixels[index + 2])
      let box = Int(red >> 5) << 6 | Int(green >> 5) << 3 | Int(blue >> 5)
      boxes[box].count += 1
      boxes[box].red += Int(red)
      boxes[box].green += Int(green)
      boxes[box].blue += Int(blue)
    }
    let fullest = boxes.reduce(boxes[0]) { $1.count > $0.count ? $1 : $0 }
    return RGBColor(
      red: UInt8(fullest.red / fullest.count),
      green: UInt8(fullest.green / fullest.count),
      blue: UInt8(fullest.blue / fullest.count)
    )
  }
}

extension RGBImage {
  /// Returns the upright image, turned and mirrored according to the EXIF orientation.
  ///
  /// - Parameter orientation: The EXIF orientation from 1 (upright) to 8. Other numbers count as 1.
  public func upright(from orientation: Int) -> RGBImage {
    guard 2...8 ~= orientation else { return self }
    let isTurned = orientation >= 5
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    var result = [UInt8]()
    result.reserveCapacity(pixels.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (column, row) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        let start = (row * width + column) * 3
        result.append(pixels[start])
        result.append(pixels[start + 1])
        result.append(pixels[start + 2])
      }
    }
    return RGBImage(width: newWidth, height: newHeight, pixels: result)
  }

  /// Decodes a JPEG file to an upright image, and scales the image down to a width.
  ///
  /// - Parameters:
  ///   - width: The maximum width of the upright image in pixels; nil for the original width.
  ///   - orientation: The EXIF orientation from 1 to 8.
  public init(jpeg: [UInt8], width: Int?, orientation: Int) throws(JPEGError) {
    let whole = try RGBImage.size(ofJPEG: jpeg)
    let isTurned = 5...8 ~= orientation
    let stated = isTurned ? ImageSize(width: whole.height, height: whole.width) : whole
    guard let width, width < stated.width else {
      self = try RGBImage(jpeg: jpeg).upright(from: orientation)
      return
    }
    let height = max(1, Int((Double(stated.height) * Double(width) / Double(stated.width)).rounded()))
    let target = isTurned ? ImageSize(width: height, height: width) : ImageSize(width: width, height: height)
    self = try RGBImage(jpeg: jpeg, covering: target).resized(to: target).upright(from: orientation)
  }
}

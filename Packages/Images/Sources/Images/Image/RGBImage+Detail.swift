/// Finding the most detailed part of a picture.
extension RGBImage {
  /// Returns the center of the part with the most detail, with coordinates from 0 to 1. Among parts with similar
  /// detail, the part closest to the middle is chosen. For a picture of one color, returns the middle.
  ///
  /// A part has a sixth of the picture's width and a sixth of its height. The cost is a few passes over the pixels, so
  /// reduce a large picture first, to a width of about 100 pixels.
  public func mostDetailedPoint() -> (x: Double, y: Double) {
    let sums = detailSums()
    func detail(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Int {
      let stride = width + 1
      return sums[bottom * stride + right] - sums[top * stride + right] - sums[bottom * stride + left]
        + sums[top * stride + left]
    }
    let part = ImageSize(width: max(1, width / 6), height: max(1, height / 6))
    var best = (score: 0.0, x: 0.5, y: 0.5)
    for top in stride(from: 0, through: height - part.height, by: max(1, part.height / 4)) {
      for left in stride(from: 0, through: width - part.width, by: max(1, part.width / 4)) {
        let x = (Double(left) + Double(part.width) / 2) / Double(width)
        let y = (Double(top) + Double(part.height) / 2) / Double(height)
        let distance = (x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)
        let score = Double(detail(left, top, left + part.width, top + part.height)) * (1 - distance)
        if score > best.score { best = (score, x, y) }
      }
    }
    return (best.x, best.y)
  }

  /// Returns a table with an entry for each pixel. The entry is the sum of the differences between neighboring pixels
  /// in the rectangle from the upper left corner of the picture to the pixel. The table begins with an additional row
  /// and an additional column of zeros.
  private func detailSums() -> [Int] {
    let stride = width + 1
    var sums = [Int](repeating: 0, count: stride * (height + 1))
    for y in 0..<height {
      var row = 0
      for x in 0..<width {
        let here = luma(x, y)
        if x > 0 { row += abs(here - luma(x - 1, y)) }
        if y > 0 { row += abs(here - luma(x, y - 1)) }
        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row
      }
    }
    return sums
  }

  private func luma(_ x: Int, _ y: Int) -> Int {
    let index = (y * width + x) * 3
    return (2 * Int(pixels[index]) + 4 * Int(pixels[index + 1]) + Int(pixels[index + 2])) / 7
  }
}

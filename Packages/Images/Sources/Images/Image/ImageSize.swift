/// The width and height of an image, in pixels.
public struct ImageSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns the largest size with this aspect ratio that fits into `bounds`. Both sides are at least 1.
  public func fitted(into bounds: ImageSize) -> ImageSize {
    if width * bounds.height >= bounds.width * height {
      ImageSize(width: bounds.width, height: max(1, min(bounds.height, (bounds.width * height + width / 2) / width)))
    } else {
      ImageSize(width: max(1, min(bounds.width, (bounds.height * width + height / 2) / height)), height: bounds.height)
    }
  }
}

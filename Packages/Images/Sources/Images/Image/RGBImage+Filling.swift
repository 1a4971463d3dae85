extension RGBImage {
  /// Returns the picture at another size, cropped on two sides instead of stretched.
  ///
  /// The cost is that of cropping and ``resized(to:)``.
  /// - Precondition: both sides of `newSize` are at least 1.
  public func filling(_ newSize: ImageSize) -> RGBImage {
    let shape = newSize.fitted(into: size)
    return croppedToCenter(shape).resized(to: newSize)
  }
}

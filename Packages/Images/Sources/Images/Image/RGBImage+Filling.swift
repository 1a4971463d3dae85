extension RGBImage {
  /// The picture at another size and shape without being stretched: what sticks out on two sides is cut off.
  ///
  /// Costs what cropping and ``resized(to:)`` cost.
  /// - Precondition: neither side of `newSize` is below 1.
  public func filling(_ newSize: ImageSize) -> RGBImage {
    let shape = newSize.fitted(into: size)
    return croppedToCenter(shape).resized(to: newSize)
  }
}

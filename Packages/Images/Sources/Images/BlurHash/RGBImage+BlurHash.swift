/// Conversion of images from and to BlurHash.
extension RGBImage {
  /// Decodes a BlurHash (https://blurha.sh), or returns nil if the text is invalid.
  ///
  /// Decoding untrusted text is safe.
  /// - Parameter size: the size of the image. A few dozen pixels per side are enough for a blurred picture.
  /// - Precondition: both sides of `size` are at least 1.
  public init?(blurHash: String, size: ImageSize) {
    precondition(size.width > 0 && size.height > 0, "a picture has at least one pixel")
    guard let waves = CosineWaves(blurHash: blurHash) else { return nil }
    self = waves.image(of: size)
  }

  /// Returns the BlurHash of the picture, with the usual 4 waves along the long side and 3 along the short side.
  ///
  /// The cost is O(pixels × waves), so reduce a large picture first, to a width of about 100 pixels. At a much
  /// smaller width, a gradient becomes visible, because BlurHash's waves are not centered on the pixels.
  public func blurHash() -> String {
    let counts = width >= height ? (4, 3) : (3, 4)
    return CosineWaves(of: self, across: counts.0, down: counts.1).blurHash()
  }
}

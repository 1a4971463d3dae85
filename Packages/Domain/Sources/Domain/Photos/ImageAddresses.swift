/// The addresses of a photo's image in several sizes.
public struct ImageAddresses: Hashable, Sendable {
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case thumb, small, regular, full, raw

    /// The width in pixels; nil for the original width.
    public var width: Int? {
      switch self {
      case .thumb: 200
      case .small: 400
      case .regular: 1080
      case .full, .raw: nil
      }
    }
  }

  public var thumb: String
  public var small: String
  public var regular: String
  /// The address of the image in its original size, which a download saves.
  public var full: String
  public var raw: String?

  public init(thumb: String, small: String, regular: String, full: String, raw: String? = nil) {
    self.thumb = thumb
    self.small = small
    self.regular = regular
    self.full = full
    self.raw = raw
  }

  /// Returns the address of the smallest size that is at least `width` pixels wide.
  public func address(atLeast width: Int) -> String {
    switch width {
    case ...200: thumb
    case ...400: small
    case ...1080: regular
    default: full
    }
  }

  /// The address of a size class. For a source without raw images, `raw` is the address of the full image.
  public subscript(sizeClass: SizeClass) -> String {
    switch sizeClass {
    case .thumb: thumb
    case .small: small
    case .regular: regular
    case .full: full
    case .raw: raw ?? full
    }
  }
}

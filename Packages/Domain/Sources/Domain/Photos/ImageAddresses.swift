/// The addresses of a photo's picture, by size.
public struct ImageAddresses: Hashable, Sendable {
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case thumb, small, regular, full, raw

    /// The width in pixels that the class stands for; `nil` where it is the picture's own.
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
  /// What is saved when the photo is downloaded.
  public var regular: String
  public var full: String
  public var raw: String?

  public init(thumb: String, small: String, regular: String, full: String, raw: String? = nil) {
    self.thumb = thumb
    self.small = small
    self.regular = regular
    self.full = full
    self.raw = raw
  }

  /// The smallest class that is at least as wide.
  ///
  /// - Parameter width: in pixels.
  public func address(atLeast width: Int) -> String {
    switch width {
    case ...200: thumb
    case ...400: small
    case ...1080: regular
    default: full
    }
  }

  /// The address of a class; a source without raw pictures gives its full ones.
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

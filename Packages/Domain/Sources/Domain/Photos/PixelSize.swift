/// The size of an image in pixels.
public struct PixelSize: Hashable, Sendable {
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case landscape, portrait, squarish
  }

  /// The maximum width and height. The limit prevents overflows in computations with impossible sizes.
  public static let longestSide = 1_000_000

  public let width: Int
  public let height: Int

  /// Creates a size with both sides clamped to `0...longestSide`.
  public init(width: Int, height: Int) {
    self.width = min(max(0, width), Self.longestSide)
    self.height = min(max(0, height), Self.longestSide)
  }

  /// The width divided by the height; 1 if a side is 0.
  public var aspectRatio: Double {
    width > 0 && height > 0 ? Double(width) / Double(height) : 1
  }

  /// The orientation. The image is squarish if the aspect ratio is between 0.95 and 1.05.
  public var orientation: Orientation {
    switch aspectRatio {
    case 0.95...1.05: .squarish
    case ..<0.95: .portrait
    default: .landscape
    }
  }
}

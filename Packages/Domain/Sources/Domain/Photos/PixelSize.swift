/// A picture's size in pixels.
public struct PixelSize: Hashable, Sendable {
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case landscape, portrait, squarish
  }

  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Width over height; 1 where a source gives no size.
  public var aspectRatio: Double {
    width > 0 && height > 0 ? Double(width) / Double(height) : 1
  }

  /// Squarish is within a twentieth of a square.
  public var orientation: Orientation {
    switch aspectRatio {
    case 0.95...1.05: .squarish
    case ..<0.95: .portrait
    default: .landscape
    }
  }
}

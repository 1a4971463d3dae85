/// A picture's size in pixels.
public struct PixelSize: Hashable, Sendable {
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case landscape, portrait, squarish
  }

  /// The longest side that is believed. A source that says more is broken, and whoever reckons with its number would be.
  public static let longestSide = 1_000_000

  public let width: Int
  public let height: Int

  /// - Parameters:
  ///   - width: is brought into `0...longestSide`.
  ///   - height: likewise.
  public init(width: Int, height: Int) {
    self.width = min(max(0, width), Self.longestSide)
    self.height = min(max(0, height), Self.longestSide)
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

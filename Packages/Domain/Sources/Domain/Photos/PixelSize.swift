/// A picture's size in pixels.
public struct PixelSize: Hashable, Sendable {
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case landscape, portrait, squarish
  }

  /// The longest allowed side. A greater number is a source's mistake, and would overflow computations.
  public static let longestSide = 1_000_000

  public let width: Int
  public let height: Int

  /// - Parameters:
  ///   - width: limited to `0...longestSide`.
  ///   - height: likewise.
  public init(width: Int, height: Int) {
    self.width = min(max(0, width), Self.longestSide)
    self.height = min(max(0, height), Self.longestSide)
  }

  /// Width over height; 1 if the size is unknown.
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

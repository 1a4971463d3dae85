/// A height or a weight, with the range of valid values.
public enum BodyMeasure: Hashable, Sendable, CaseIterable {
  case height
  case weight

  /// The valid values in centimeters or kilograms. The range includes almost all adults. A value outside of the range
  /// is probably a mistake, for example a height in meters.
  public var range: ClosedRange<Double> {
    switch self {
    case .height: 90...280
    case .weight: 20...650
    }
  }

  /// Returns the range in the given units, with each bound rounded to the nearest whole number inside the range.
  public func range(in units: UnitSystem) -> ClosedRange<Int> {
    let factor = factor(of: units)
    return Int((range.lowerBound / factor).rounded(.up))...Int((range.upperBound / factor).rounded(.down))
  }

  func factor(of units: UnitSystem) -> Double {
    switch self {
    case .height: units.centimeters
    case .weight: units.kilograms
    }
  }
}

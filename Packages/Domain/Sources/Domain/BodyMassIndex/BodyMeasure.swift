/// A measure of the body, with the range of valid values.
public enum BodyMeasure: Hashable, Sendable, CaseIterable {
  case height
  case weight

  /// The valid values in centimeters or kilograms. The range is generous for adults; a value outside it is a mistake,
  /// for example a height in meters.
  public var range: ClosedRange<Double> {
    switch self {
    case .height: 90...280
    case .weight: 20...650
    }
  }

  /// Returns the range in the given units, with both bounds rounded inward to whole numbers.
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

/// A measure of the body.
public enum BodyMeasure: Hashable, Sendable, CaseIterable {
  case height
  case weight

  /// What grown people measure, with room to spare, in centimetres or kilograms: what lies outside is a slip, such as
  /// metres for centimetres.
  public var range: ClosedRange<Double> {
    switch self {
    case .height: 90...280
    case .weight: 20...650
    }
  }

  /// The range in the units, in whole numbers that lie inside.
  public func range(in units: UnitSystem) -> ClosedRange<Int> {
    let factor = factor(of: units)
    return Int((range.lowerBound / factor).rounded(.up))...Int((range.upperBound / factor).rounded(.down))
  }

  func factor(of units: UnitSystem) -> Double {
    switch self {
    case .height: units.centimetres
    case .weight: units.kilograms
    }
  }
}

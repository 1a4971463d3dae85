/// The units in which a height and a weight are entered.
public enum UnitSystem: String, Hashable, Sendable, CaseIterable {
  /// Centimeters and kilograms.
  case metric
  /// Inches and pounds.
  case imperial

  var centimeters: Double { self == .metric ? 1 : 2.54 }
  var kilograms: Double { self == .metric ? 1 : 0.453_592_37 }
}

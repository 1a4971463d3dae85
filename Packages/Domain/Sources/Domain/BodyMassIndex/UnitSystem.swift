/// The units of height and weight.
public enum UnitSystem: String, Hashable, Sendable, CaseIterable {
  /// Centimetres and kilograms.
  case metric
  /// Inches and pounds.
  case imperial

  var centimetres: Double { self == .metric ? 1 : 2.54 }
  var kilograms: Double { self == .metric ? 1 : 0.453_592_37 }
}

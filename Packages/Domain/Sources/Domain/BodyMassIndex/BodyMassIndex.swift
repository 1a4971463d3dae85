/// A body mass index: the weight in kilograms divided by the square of the height in meters, rounded to one decimal.
///
/// The World Health Organization defines these categories for adults (Technical Report Series 894, 2000). The rounded
/// value determines the category: 24.96 is shown as 25.0 and belongs to the category that begins at 25.
public struct BodyMassIndex: Hashable, Sendable {
  public enum Category: Hashable, Sendable, CaseIterable {
    case severeThinness, moderateThinness, mildThinness
    case normal
    case preObesity
    case obesityOne, obesityTwo, obesityThree
  }

  /// The value in tenths: 225 for 22.5.
  public let tenths: Int

  /// Parses and validates a height and a weight.
  ///
  /// - Throws: The problem with the height if the height is invalid; otherwise the problem with the weight.
  public init(height: String, weight: String, units: UnitSystem) throws(BodyMeasureProblem) {
    let centimeters = try Self.value(of: .height, in: height, units: units)
    let kilograms = try Self.value(of: .weight, in: weight, units: units)
    let meters = centimeters / 100
    tenths = Int((kilograms / (meters * meters) * 10).rounded())
  }

  public var value: Double { Double(tenths) / 10 }

  public var category: Category {
    switch tenths {
    case ..<160: .severeThinness
    case ..<170: .moderateThinness
    case ..<185: .mildThinness
    case ..<250: .normal
    case ..<300: .preObesity
    case ..<350: .obesityOne
    case ..<400: .obesityTwo
    default: .obesityThree
    }
  }

  private static func value(
    of measure: BodyMeasure, in text: String, units: UnitSystem
  ) throws(BodyMeasureProblem) -> Double {
    let trimmed = text.singleSpaced
    guard !trimmed.isEmpty else { throw BodyMeasureProblem(measure, .empty) }
    guard let number = decimal(trimmed) else { throw BodyMeasureProblem(measure, .notANumber) }
    let value = number * measure.factor(of: units)
    guard measure.range.contains(value) else { throw BodyMeasureProblem(measure, .outOfRange) }
    return value
  }

  /// Parses a plain decimal number: digits with at most one point or comma, and an optional minus sign.
  private static func decimal(_ text: String) -> Double? {
    let digits = text.drop { $0 == "-" }
    guard digits.count >= text.count - 1, digits.contains(where: \.isASCIIDigit) else { return nil }
    guard digits.allSatisfy({ $0.isASCIIDigit || $0 == "." || $0 == "," }) else { return nil }
    return Double(text.map { $0 == "," ? "." : String($0) }.joined())
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

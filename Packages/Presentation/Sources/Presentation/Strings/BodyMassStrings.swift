public import Domain

/// The texts of the body mass screens.
public struct BodyMassStrings: Sendable {
  public let title: String
  public let resultTitle: String
  public let prompt: String
  public let label: @Sendable (BodyMeasure, UnitSystem) -> String
  public let units: @Sendable (UnitSystem) -> String
  public let problem: @Sendable (BodyMeasureProblem, UnitSystem) -> String
  public let category: @Sendable (BodyMassIndex.Category) -> String
  public let advice: @Sendable (BodyMassIndex.Category) -> String
  public let source: String

  /// The unit of a measure, which is the same in every language.
  static func symbol(_ measure: BodyMeasure, _ units: UnitSystem) -> String {
    switch (measure, units) {
    case (.height, .metric): "cm"
    case (.height, .imperial): "in"
    case (.weight, .metric): "kg"
    case (.weight, .imperial): "lb"
    }
  }
}

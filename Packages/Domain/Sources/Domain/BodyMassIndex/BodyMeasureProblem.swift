/// The reason why a text is not a valid height or weight.
public struct BodyMeasureProblem: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable, CaseIterable {
    case empty
    case notANumber
    case outOfRange
  }

  public var measure: BodyMeasure
  public var reason: Reason

  public init(_ measure: BodyMeasure, _ reason: Reason) {
    self.measure = measure
    self.reason = reason
  }
}

/// Repeats `condition` until it returns a value other than nil.
///
/// - Throws: `ConditionNotMet` if `condition` returns no value within `limit`, or the error that `condition` throws.
public func eventually<Value>(
  _ description: String, within limit: Duration = .seconds(10), _ condition: () async throws -> Value?
) async throws -> Value {
  let clock = ContinuousClock()
  let end = clock.now + limit
  while true {
    if let value = try await condition() { return value }
    guard clock.now < end else { throw ConditionNotMet(condition: description, limit: limit) }
    try await Task.sleep(for: .milliseconds(15))
  }
}

public struct ConditionNotMet: Error, CustomStringConvertible {
  public let condition: String
  public let limit: Duration

  public init(condition: String, limit: Duration) {
    self.condition = condition
    self.limit = limit
  }

  public var description: String { "Not true within \(limit): \(condition)" }
}

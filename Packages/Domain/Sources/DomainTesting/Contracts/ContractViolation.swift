import Domain

/// A promise of a port that an implementation breaks.
///
/// The contract suites throw it instead of using a test library, so that implementations of a port can run them from
/// any kind of test.
public struct ContractViolation: Error, CustomStringConvertible {
  public let description: String

  init(_ promise: String) { description = promise }
}

func demand(_ holds: Bool, _ promise: @autoclosure () -> String) throws(ContractViolation) {
  if !holds { throw ContractViolation(promise()) }
}

func demandEqual<Value: Equatable>(
  _ found: Value, _ wanted: Value, _ promise: @autoclosure () -> String
) throws(ContractViolation) {
  if found != wanted { throw ContractViolation("\(promise())\n  found:  \(found)\n  wanted: \(wanted)") }
}

func demandFailure(
  _ wanted: RepositoryError, _ promise: String, of call: () async throws(RepositoryError) -> Void
) async throws(ContractViolation) {
  do {
    try await call()
  } catch {
    return try demandEqual(error, wanted, promise)
  }
  throw ContractViolation("\(promise)\n  found:  no failure\n  wanted: \(wanted)")
}

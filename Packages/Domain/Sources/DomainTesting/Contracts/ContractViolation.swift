import Domain

/// The error of a contract check: a requirement of a port that an implementation does not meet.
///
/// The contracts throw this error, so they work with any test library.
public struct ContractViolation: Error, CustomStringConvertible {
  public let description: String

  init(_ requirement: String) { description = requirement }
}

func demand(_ isMet: Bool, _ requirement: @autoclosure () -> String) throws(ContractViolation) {
  if !isMet { throw ContractViolation(requirement()) }
}

func demandEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ requirement: @autoclosure () -> String
) throws(ContractViolation) {
  if found != expected { throw ContractViolation("\(requirement())\n  found:    \(found)\n  expected: \(expected)") }
}

func demandFailure(
  _ expected: RepositoryError, _ requirement: String, of call: () async throws(RepositoryError) -> Void
) async throws(ContractViolation) {
  do {
    try await call()
  } catch {
    return try demandEqual(error, expected, requirement)
  }
  throw ContractViolation("\(requirement)\n  found:    no failure\n  expected: \(expected)")
}

/// Cancels a call, and checks that it either returns a result or throws `cancelled`.
func demandNoOtherFailureAfterCancellation(
  _ call: @escaping @Sendable () async throws(RepositoryError) -> Void
) async throws(ContractViolation) {
  let task = Task { () -> RepositoryError? in
    withUnsafeCurrentTask { $0?.cancel() }
    do throws(RepositoryError) {
      try await call()
      return nil
    } catch {
      return error
    }
  }
  if let error = await task.value {
    try demandEqual(error, .cancelled, "a canceled request returns a result or throws `cancelled`")
  }
}

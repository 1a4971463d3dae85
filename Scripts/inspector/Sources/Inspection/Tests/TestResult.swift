/// The outcome of one test function.
package struct TestResult: Equatable, Sendable {
  package var module: String
  package var name: String
  package var outcome: Outcome
  /// The location and the reason of each failure, one line for each issue.
  package var issues: [String] = []

  package enum Outcome: Sendable {
    case passed, failed, skipped
  }
}

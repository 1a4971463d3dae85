/// What became of one test function.
package struct TestResult: Equatable, Sendable {
  package var module: String
  package var name: String
  package var outcome: Outcome
  /// Where and why it failed, a line each.
  package var issues: [String] = []

  package enum Outcome: Sendable {
    case passed, failed, skipped
  }
}

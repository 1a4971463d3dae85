/// A promise of a port that an implementation did not keep.
///
/// The contract suites throw it instead of using a test library, so that whoever implements a port can run them from
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

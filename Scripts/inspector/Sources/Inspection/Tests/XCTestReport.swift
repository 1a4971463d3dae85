/// A reader for the XML that `swift test --parallel --xunit-output` writes for XCTest.
package enum XCTestReport {
  /// Returns the results in the order of the file. Skipped tests count as passed, because the format does not mark
  /// them.
  package static func results(in xml: String) -> [TestResult] {
    var results: [TestResult] = []
    for line in xml.split(separator: "\n") {
      if line.hasPrefix("<testcase"), let suite = attribute("classname", of: line),
        let name = attribute("name", of: line)
      {
        let module = String(suite.prefix { $0 != "." })
        let path = suite.dropFirst(module.count + 1) + "/" + name
        results.append(TestResult(module: module, name: String(path), outcome: .passed))
      } else if line.hasPrefix("<failure"), !results.isEmpty {
        results[results.count - 1].outcome = .failed
        results[results.count - 1].issues = ["see the log for its messages"]
      }
    }
    return results
  }

  private static func attribute(_ name: String, of line: Substring) -> String? {
    guard let start = line.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
    return String(line[start...].prefix { $0 != "\"" })
  }
}

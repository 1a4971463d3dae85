import Testing

@testable import Inspection

@Suite("XCTest's report")
struct XCTestReportTests {
  @Test("The result of each test case has the module and the failures of the test")
  func xctestCases() {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      <testsuite name="TestResults" errors="0" tests="2" failures="1" time="0.049734823">
      <testcase classname="BTests.X" name="testA" time="0.016986775">
      </testcase>
      <testcase classname="BTests.X" name="testB" time="0.017329161">
      <failure message="failure"></failure>
      </testcase>
      </testsuite>
      </testsuites>
      """

    #expect(
      XCTestReport.results(in: xml) == [
        TestResult(module: "BTests", name: "X/testA", outcome: .passed),
        TestResult(module: "BTests", name: "X/testB", outcome: .failed, issues: ["see the log for its messages"]),
      ])
  }
}

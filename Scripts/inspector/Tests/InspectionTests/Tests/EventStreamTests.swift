import Testing

@testable import Inspection

@Suite("Swift Testing's event stream")
struct EventStreamTests {
  private func test(_ id: String) -> String {
    #"{"kind":"test","payload":{"id":"\#(id)","isParameterized":false,"kind":"function","name":"x"},"version":"6.3.0"}"#
  }

  private func event(_ kind: String, _ id: String, symbol: String = "default", text: String = "") -> String {
    #"{"kind":"event","payload":{"instant":{"absolute":1,"since1970":2},"kind":"\#(kind)","messages":"#
      + #"[{"symbol":"\#(symbol)","text":"\#(text)"}],"testID":"\#(id)"},"version":"6.3.0"}"#
  }

  private func issue(_ id: String, symbol: String, text: String) -> String {
    #"{"kind":"event","payload":{"issue":{"sourceLocation":{"fileID":"ATests\/T.swift","line":7}},"#
      + #""kind":"issueRecorded","messages":[{"symbol":"\#(symbol)","text":"\#(text)"}],"testID":"\#(id)"}}"#
  }

  @Test("A finished test counts as passed, failed or skipped in its module")
  func countsByModule() throws {
    let results = try EventStream.results(
      in: [
        test("ATests.S/one()/T.swift:4:3"), test("BTests.free()/T.swift:1:1"), test("ATests.off()/T.swift:9:1"),
        test("ATests.cancelled()/T.swift:12:1"),
        event("testStarted", "ATests.S/one()/T.swift:4:3"), event("testStarted", "BTests.free()/T.swift:1:1"),
        event("testSkipped", "ATests.off()/T.swift:9:1", symbol: "skip"),
        event("testStarted", "ATests.cancelled()/T.swift:12:1"),
        event("testEnded", "BTests.free()/T.swift:1:1", symbol: "fail", text: "free() failed"),
        event("testEnded", "ATests.S/one()/T.swift:4:3", symbol: "pass"),
        event("testEnded", "ATests.cancelled()/T.swift:12:1", symbol: "skip"),
      ].joined(separator: "\n")
    )

    #expect(
      results == [
        TestResult(module: "ATests", name: "S/one()", outcome: .passed),
        TestResult(module: "BTests", name: "free()", outcome: .failed, issues: ["free() failed"]),
        TestResult(module: "ATests", name: "off()", outcome: .skipped),
        TestResult(module: "ATests", name: "cancelled()", outcome: .skipped),
      ])
  }

  @Test("A failure has the location of its issue")
  func failureLocation() throws {
    let id = "ATests.one()/T.swift:4:3"
    let results = try EventStream.results(
      in: [
        test(id), event("testStarted", id), issue(id, symbol: "fail", text: "x is 2"),
        event("testEnded", id, symbol: "fail"),
      ].joined(separator: "\n")
    )

    #expect(results.map(\.issues) == [["ATests/T.swift:7: x is 2"]])
  }

  @Test("A known issue is not a failure")
  func knownIssue() throws {
    let id = "ATests.one()/T.swift:4:3"
    let results = try EventStream.results(
      in: [
        test(id), event("testStarted", id), issue(id, symbol: "passWithKnownIssue", text: "x is 2"),
        event("testEnded", id, symbol: "passWithKnownIssue"),
      ].joined(separator: "\n")
    )

    #expect(results == [TestResult(module: "ATests", name: "one()", outcome: .passed)])
  }

  @Test("A test that started but did not end counts as failed; a test that did not start is ignored")
  func unfinishedTest()
    throws
  {
    let results = try EventStream.results(
      in: [
        test("ATests.crash()/T.swift:4:3"), test("ATests.later()/T.swift:5:3"),
        event("testStarted", "ATests.crash()/T.swift:4:3"),
      ].joined(separator: "\n")
    )

    #expect(results.map(\.name) == ["crash()"])
    #expect(results.map(\.outcome) == [.failed])
  }

  @Test("A suite does not count as a test")
  func suites() throws {
    let suite = #"{"kind":"test","payload":{"id":"ATests.S","kind":"suite","name":"S"},"version":"6.3.0"}"#
    let results = try EventStream.results(
      in: [suite, event("testStarted", "ATests.S"), event("testEnded", "ATests.S", symbol: "pass")]
        .joined(separator: "\n")
    )

    #expect(results.isEmpty)
  }

  @Test("Slashes and dots in a test's name do not change its module")
  func slashesInNames() throws {
    let id = #"ATests.S\/`a.b \"c\"`()\/T.swift:8:18"#
    let results = try EventStream.results(
      in: [test(id), event("testStarted", id), event("testEnded", id, symbol: "pass")].joined(separator: "\n")
    )

    #expect(results == [TestResult(module: "ATests", name: #"S/`a.b "c"`()"#, outcome: .passed)])
  }

  @Test("A line that is not an event is an error")
  func invalidLine() {
    #expect(throws: InspectorError.self) { try EventStream.results(in: "nonsense") }
  }
}

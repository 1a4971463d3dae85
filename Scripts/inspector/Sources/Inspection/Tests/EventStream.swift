import Foundation

/// A reader for the JSON lines that `swift test --event-stream-output-path` writes for Swift Testing.
///
/// The console output is not reliable, because tests may print anything. Swift Testing writes its XML
/// after the last test, so the XML is empty after a crash. The event stream has every test up to the test that crashed.
package enum EventStream {
  /// Returns a result for each test function that started or was skipped, in the order in which the stream lists the
  /// tests.
  ///
  /// A test that started and did not end has failed.
  package static func results(in text: String) throws(InspectorError) -> [TestResult] {
    var results: [String: TestResult] = [:]
    var order: [String] = []
    var functions: Set<String> = []

    func record(_ id: String, _ outcome: TestResult.Outcome) {
      guard functions.contains(id) else { return }
      if results[id] == nil {
        order.append(id)
      }
      results[id, default: TestResult(module: module(of: id), name: name(of: id), outcome: outcome)].outcome = outcome
    }

    for line in text.split(separator: "\n") {
      let payload = try decode(line)
      let id = payload.testID ?? payload.id ?? ""
      let message = payload.messages?.first
      switch payload.kind {
      case "function":
        functions.insert(id)
      case "testStarted":
        record(id, .failed)
      case "testSkipped":
        record(id, .skipped)
      case "issueRecorded" where message?.symbol == "fail":
        results[id]?.issues.append(payload.issue?.place(message?.text ?? "") ?? message?.text ?? "")
      case "testEnded":
        record(id, outcome(of: message?.symbol))
        if results[id]?.outcome == .failed, results[id]?.issues.isEmpty == true {
          results[id]?.issues.append(message?.text ?? "failed")
        }
      default:
        break
      }
    }
    return order.compactMap { id in
      guard var result = results[id] else { return nil }
      if result.outcome == .failed && result.issues.isEmpty {
        result.issues.append("the test process ended during this test")
      }
      return result
    }
  }

  private static func outcome(of symbol: String?) -> TestResult.Outcome {
    switch symbol {
    case "pass", "passWithKnownIssue", "passWithWarnings": .passed
    case "skip": .skipped
    default: .failed
    }
  }

  /// Returns the module of a test from the test's id, such as `Module.Suite/function()/File.swift:3:4`.
  private static func module(of id: String) -> String {
    String(id.prefix { $0 != "." })
  }

  private static func name(of id: String) -> String {
    let path = id.dropFirst(module(of: id).count + 1)
    return String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))
  }

  private static func decode(_ line: Substring) throws(InspectorError) -> Payload {
    do {
      return try JSONDecoder().decode(Record.self, from: Data(line.utf8)).payload
    } catch {
      throw InspectorError("The event stream has an invalid line: \(line)\n\(error)")
    }
  }

  private struct Record: Decodable {
    var payload: Payload
  }

  private struct Payload: Decodable {
    var kind: String
    var id: String?
    var testID: String?
    var messages: [Message]?
    var issue: Issue?
  }

  private struct Message: Decodable {
    var symbol: String
    var text: String
  }

  private struct Issue: Decodable {
    var sourceLocation: Location?

    func place(_ text: String) -> String {
      guard let sourceLocation else { return text }
      return "\(sourceLocation.fileID):\(sourceLocation.line): \(text)"
    }
  }

  private struct Location: Decodable {
    var fileID: String
    var line: Int
  }
}

#if canImport(XCTest)
public import Reactive
public import ReactiveTesting
import XCTest

/// Asserts that the recorded events are equal. The failure lists the events that differ.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Element: Equatable>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  file: StaticString = #filePath, line: UInt = #line
) {
  assertEqual(actual, expected, { $0 == $1 }, file, line)
}

/// Asserts that the events are equal. The failure lists the events that differ.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Element: Equatable>(
  _ actual: [Event<Element>], _ expected: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
) {
  assertEqual(actual, expected, { $0 == $1 }, file, line)
}

/// Asserts that the events are equal. The failure lists the events that differ.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Element: Equatable>(
  _ actual: [SingleEvent<Element>], _ expected: [SingleEvent<Element>],
  file: StaticString = #filePath, line: UInt = #line
) {
  assertEqual(actual, expected, { $0 == $1 }, file, line)
}

/// Asserts that the recorded elements equal `elements`, regardless of their times. If `stream` contains an error or a
/// completion, the assertion fails.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath, line: UInt = #line
) {
  if let end = stream.first(where: \.value.isStopEvent) {
    XCTFail("Expected only elements, but found \(end.debugDescription).", file: file, line: line)
  }
  assertEqual(stream.compactMap(\.value.element), elements, { $0 == $1 }, file, line)
}

private func assertEqual<Value>(
  _ actual: [Value], _ expected: [Value], _ areEqual: (Value, Value) -> Bool, _ file: StaticString, _ line: UInt
) {
  if let text = differences(actual, expected, areEqual) { XCTFail(text, file: file, line: line) }
}
#endif

/// Returns nil if the lists are equal; otherwise, returns a line for each position at which the lists differ.
package func differences<Value>(_ actual: [Value], _ expected: [Value], _ areEqual: (Value, Value) -> Bool) -> String? {
  var lines: [String] = []
  for index in 0..<max(actual.count, expected.count) {
    switch (actual.dropFirst(index).first, expected.dropFirst(index).first) {
    case (let actual?, let expected?) where areEqual(actual, expected): break
    case (let actual?, let expected?): lines.append("\(index): expected \(expected), got \(actual)")
    case (let actual?, nil): lines.append("\(index): unexpected \(actual)")
    case (nil, let expected?): lines.append("\(index): missing \(expected)")
    case (nil, nil): break
    }
  }
  if lines.isEmpty { return nil }
  return "The lists differ:\n" + lines.map { "  \($0)" }.joined(separator: "\n")
}

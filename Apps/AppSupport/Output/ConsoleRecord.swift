package import Presentation
package import Terminal

/// A value that a command can write as JSON.
package protocol ConsoleRecord {
  var record: JSONObject { get }
}

/// A single value that a command writes, as lines of text or as a JSON object.
package protocol ConsoleDocument: ConsoleRecord {
  /// - Parameter width: the maximum number of columns of a line; nil for no limit.
  func lines(width: Int?) -> [StyledText]
}

/// The result of an action: an optional line of text, and a JSON object.
package struct ConsoleResult: ConsoleDocument {
  /// The line for other programs, such as the path of a file; nil if there is none.
  let line: String?
  package let record: JSONObject

  package init(line: String? = nil, record: JSONObject) {
    self.line = line
    self.record = record
  }

  package func lines(width: Int?) -> [StyledText] { line.map { [StyledText($0.printable())] } ?? [] }
}

/// An element of a list that a command writes, as a row of a table or as JSON.
///
/// ```swift
/// extension TopicItem: ConsoleRow {
///   static func columns(_ strings: Strings) -> [TextTable.Column] {
///     [.init("SLUG"), .init(StyledText(strings.topics.title), shrinks: true)]
///   }
///   var cells: [StyledText] { [StyledText(slug), StyledText(title)] }
///   var record: JSONObject { ["slug": topic.slug.rawValue, "title": topic.title] }
/// }
/// ```
package protocol ConsoleRow: ConsoleRecord {
  /// - Parameter strings: the strings for the titles. Narrow terminals leave out columns of low importance.
  static func columns(_ strings: Strings) -> [TextTable.Column]
  /// The cells of the row, one per column.
  var cells: [StyledText] { get }
}

extension StyledText {
  /// Returns one line per fact, with the name and the value of the fact.
  package static func facts(_ facts: [(name: String, value: String)]) -> [StyledText] {
    var table = TextTable(columns: [.init(""), .init("")])
    for fact in facts { table.add([StyledText(fact.name, .dim), StyledText(fact.value.printable())]) }
    return table.lines(width: .max)
  }
}

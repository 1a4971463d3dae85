package import Terminal

/// A value that a command can write as JSON.
package protocol ConsoleRecord {
  var record: JSONObject { get }
}

/// A single value that a command writes, as lines of text or as a JSON object.
package protocol ConsoleDocument: ConsoleRecord {
  /// - Parameter width: the terminal's columns; nil if lines are not truncated.
  func lines(width: Int?) -> [StyledText]
}

/// An element of a list that a command writes, as a row of a table or as JSON.
///
/// ```swift
/// extension TopicItem: ConsoleRow {
///   static var columns: [TextTable.Column] { [.init("SLUG"), .init("TITLE", shrinks: true)] }
///   var cells: [StyledText] { [StyledText(slug), StyledText(title)] }
///   var record: JSONObject { ["slug": topic.slug.rawValue, "title": topic.title] }
/// }
/// ```
package protocol ConsoleRow: ConsoleRecord {
  static var columns: [TextTable.Column] { get }
  /// The cells of the row, one per column.
  var cells: [StyledText] { get }
}

extension StyledText {
  /// Returns one line per fact, with its name and its value.
  package static func facts(_ facts: [(name: String, value: String)]) -> [StyledText] {
    var table = TextTable(columns: [.init(""), .init("")])
    for fact in facts { table.add([StyledText(fact.name, .dim), StyledText(fact.value.printable())]) }
    return table.lines(width: nil)
  }
}

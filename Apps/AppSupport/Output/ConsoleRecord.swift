package import Terminal

/// A value that a command can write as JSON.
package protocol ConsoleRecord {
  var record: JSONObject { get }
}

/// A value that a command writes alone: as lines of text or as a JSON object.
package protocol ConsoleDocument: ConsoleRecord {
  /// - Parameter width: the terminal's columns; nil if lines are not cut.
  func lines(width: Int?) -> [StyledText]
}

/// A value that a command writes in a list: as a row of a table or as JSON.
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
  /// A cell for each column.
  var cells: [StyledText] { get }
}

extension StyledText {
  /// Returns a line for each fact: its name and its value.
  package static func facts(_ facts: [(name: String, value: String)]) -> [StyledText] {
    var table = TextTable(columns: [.init(""), .init("")])
    for fact in facts { table.add([StyledText(fact.name, .dim), StyledText(fact.value.printable())]) }
    return table.lines(width: nil)
  }
}

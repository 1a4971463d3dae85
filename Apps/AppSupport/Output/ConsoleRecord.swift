package import Terminal

/// A value that a command writes for programs, with `--format json` and `ndjson`.
package protocol ConsoleRecord {
  associatedtype Record: Encodable

  var record: Record { get }
}

/// A value that is written alone: as lines for people.
package protocol ConsoleDocument: ConsoleRecord {
  /// - Parameter width: the columns of the terminal; nil where lines are not cut.
  func lines(width: Int?) -> [StyledText]
}

/// A value that is written among its equals: as a row of a table for people.
///
/// ```swift
/// extension TopicItem: ConsoleRow {
///   static var columns: [TextTable.Column] { [.init("SLUG"), .init("TITLE", shrinks: true)] }
///   var cells: [StyledText] { [StyledText(slug), StyledText(title)] }
///   var record: TopicRecord { TopicRecord(topic) }
/// }
/// ```
package protocol ConsoleRow: ConsoleRecord {
  static var columns: [TextTable.Column] { get }
  /// A cell for each column.
  var cells: [StyledText] { get }
}

extension StyledText {
  /// The lines of a sheet: each fact's name, and its value.
  package static func facts(_ facts: [(name: String, value: String)]) -> [StyledText] {
    var table = TextTable(columns: [.init(""), .init("")])
    for fact in facts { table.add([StyledText(fact.name, .dim), StyledText(fact.value.printable())]) }
    return table.lines(width: nil)
  }
}

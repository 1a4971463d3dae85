import Foundation
package import Terminal

/// The output of a command: data goes to standard output, everything else to standard error.
///
/// Lines are sanitized before they are written. In JSON, control characters are escaped.
package struct Console: Sendable {
  package let format: OutputFormat
  package let isQuiet: Bool
  package let output = Output.standard
  package let errors = Output.standardError
  package let notices = NoticeBoard()
  private let outputColors: ColorDepth
  private let errorColors: ColorDepth
  /// Whether the terminal cannot move its cursor, as in an editor or on a serial line.
  private let isTeletype: Bool

  package init(format: OutputFormat, color: ColorChoice, isQuiet: Bool, environment: [String: String]) {
    self.format = format
    self.isQuiet = isQuiet
    outputColors = ColorDepth(color, environment: environment, isTerminal: output.isTerminal)
    errorColors = ColorDepth(color, environment: environment, isTerminal: errors.isTerminal)
    isTeletype = ["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// The terminal's columns; nil if the output is not a terminal, in which case lines are not truncated.
  private var width: Int? { output.terminalSize?.columns }

  /// Writes values as a table, as a JSON array, or as a JSON object per line.
  package func write(_ rows: [some ConsoleRow]) throws {
    switch format {
    case .table: try write(table(of: rows))
    case .json: try writeDocument(rows.map { $0.record })
    case .ndjson: try writeLines(rows.map { $0.record })
    }
  }

  /// Writes a value as lines, or as a JSON object.
  package func write(_ document: some ConsoleDocument) throws {
    switch format {
    case .table: try write(document.lines(width: width))
    case .json: try writeDocument(document.record)
    case .ndjson: try writeLines([document.record])
    }
  }

  /// Writes a document that is already encoded as JSON.
  package func write(json: [UInt8]) throws {
    try output.write(Self.escapingControls(in: json) + "\n")
  }

  /// Writes a line of data that is the same in every format.
  package func write(line: String) throws {
    try output.write(line.printable() + "\n")
  }

  /// Prints a line for people, unless `--quiet` is set.
  package func print(_ text: String) {
    guard !isQuiet, !notices.post(text) else { return }
    try? errors.write(StyledText(text.printable(), .dim).ansi(depth: errorColors) + "\n")
  }

  /// Prints a warning for people, even with `--quiet`.
  package func warn(_ text: String) {
    if notices.post(text) { return }
    try? errors.write(StyledText(text.printable(), .bold).ansi(depth: errorColors) + "\n")
  }

  /// Prints a failure: text if the format is `table`, otherwise a JSON object.
  package func report(_ failure: CommandFailure) {
    guard format == .table else {
      let record: JSONObject = [
        "status": failure.status.rawValue, "message": failure.message, "advice": failure.advice,
      ]
      try? errors.write(Self.json(["error": record], isPretty: false) + "\n")
      return
    }
    let program = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? ""
    let name = StyledText("\(program.printable()): ", Style.bold.colored(.red)).ansi(depth: errorColors)
    try? errors.write(name + failure.message.printable() + "\n")
    if let advice = failure.advice { try? errors.write("  " + advice.printable() + "\n") }
  }

  /// Whether both input and output are terminals, and the output is for people.
  package var hasPerson: Bool { isatty(STDIN_FILENO) == 1 && output.isTerminal && format == .table }

  /// Whether the app can fill the screen: the output is for people, and the terminal can move its cursor.
  package var isInteractive: Bool { hasPerson && !isTeletype }

  /// Whether progress may be drawn.
  package var showsProgress: Bool { errors.isTerminal && !isQuiet }

  package func progressLine(label: String) -> ProgressLine {
    ProgressLine(label: label.printable(), depth: errorColors)
  }

  private func table<Row: ConsoleRow>(of rows: [Row]) -> [StyledText] {
    guard !rows.isEmpty else { return [] }
    var table = TextTable(columns: Row.columns)
    for row in rows { table.add(row.cells) }
    return table.lines(width: width)
  }

  private func write(_ lines: [StyledText]) throws {
    try output.write(lines.map { $0.ansi(depth: outputColors) + "\n" }.joined())
  }

  private func writeDocument(_ value: some Encodable) throws {
    try output.write(Self.json(value, isPretty: true) + "\n")
  }

  private func writeLines(_ values: [some Encodable]) throws {
    try output.write(values.map { try Self.json($0, isPretty: false) + "\n" }.joined())
  }

  private static func json(_ value: some Encodable, isPretty: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.dateEncodingStrategy = .iso8601
    return escapingControls(in: try encoder.encode(value))
  }

  /// Escapes control characters and bidirectional controls that JSON allows unescaped. The meaning of the JSON does not
  /// change.
  private static func escapingControls(in json: some Collection<UInt8>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      if scalar.value >= 0x7F, isControl || scalar.properties.isBidiControl {
        let digits = String(scalar.value, radix: 16)
        result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

import Foundation
package import Presentation
package import Terminal

/// The output of a command. Data is written to standard output, and everything else is written to standard error.
///
/// Single lines and messages are sanitized before they are written. In JSON, control characters are escaped. Rows and
/// documents must already be sanitized.
package struct Console: Sendable {
  package let format: OutputFormat
  package let isQuiet: Bool
  /// The strings for column titles.
  private let strings: Strings
  package let output = Output.standard
  package let errors = Output.standardError
  package let notices = NoticeBoard()
  private let outputColors: ColorDepth
  private let errorColors: ColorDepth
  /// Whether the terminal cannot move its cursor: `TERM` is `dumb` or not set.
  private let isTeletype: Bool

  package init(
    format: OutputFormat, color: ColorChoice, isQuiet: Bool, strings: Strings, environment: [String: String]
  ) {
    self.format = format
    self.isQuiet = isQuiet
    self.strings = strings
    outputColors = ColorDepth(color, environment: environment, isTerminal: output.isTerminal)
    errorColors = ColorDepth(color, environment: environment, isTerminal: errors.isTerminal)
    isTeletype = ["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Creates the console of a command whose settings are unknown or invalid.
  package init(options: some AppOptions, environment: [String: String]) {
    self.init(
      format: options.format ?? .table, color: options.common.colorChoice ?? .auto, isQuiet: options.common.quiet,
      strings: .program, environment: environment)
  }

  /// The terminal's number of columns; nil if the output is not a terminal. Lines are truncated only on a terminal.
  private var width: Int? { output.terminalSize?.columns }

  /// Writes values as a table, as a JSON array, or as one JSON object per line.
  ///
  /// On a terminal, the columns of a table are aligned and fit the window. Otherwise, tabs separate the cells, so that
  /// a long cell lengthens only its own line.
  package func write<Row: ConsoleRow>(_ rows: [Row]) throws {
    switch format {
    case .table: try writeTable(rows)
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

  /// Writes JSON objects as an array. Call this method only for the format `json`.
  package func write(array: [JSONObject]) throws {
    try writeDocument(array)
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
    writeMessage(text, .dim)
  }

  /// Prints a warning for people, even with `--quiet`.
  package func warn(_ text: String) {
    if notices.post(text) { return }
    writeMessage(text, .bold)
  }

  /// Writes a text to standard error. On a terminal, a long text is wrapped between words.
  private func writeMessage(_ text: String, _ style: Style) {
    let text = text.printable()
    let lines = errors.terminalSize.map { text.wrapped(toColumns: max(1, $0.columns)) } ?? [text]
    for line in lines { try? errors.write(StyledText(line, style).ansi(depth: errorColors) + "\n") }
  }

  /// Prints a failure: as text for the format `table`, otherwise as a JSON object.
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

  /// Whether a person uses the app: input and output are terminals, and the format is `table`.
  package var hasPerson: Bool { isatty(STDIN_FILENO) == 1 && output.isTerminal && format == .table }

  /// Whether the app can fill the screen: a person uses the app, on a terminal that can move its cursor.
  package var isInteractive: Bool { hasPerson && !isTeletype }

  /// Whether progress may be drawn. Drawing progress needs a terminal that can erase a line.
  package var showsProgress: Bool { errors.isTerminal && !isTeletype && !isQuiet }

  package func progressLine(label: String) -> ProgressLine {
    ProgressLine(label: label.printable(), depth: errorColors)
  }

  private func writeTable<Row: ConsoleRow>(_ rows: [Row]) throws {
    guard !rows.isEmpty else { return }
    var table = TextTable(columns: Row.columns(strings))
    guard let width else {
      if let header = table.header { try write([header]) }
      try write(rows.lazy.map { TextTable.tabSeparated($0.cells) })
      return
    }
    for row in rows { table.add(row.cells) }
    try write(table.lines(width: width))
  }

  private func write(_ lines: some Sequence<StyledText>) throws {
    // Writes a long list in pieces to save memory.
    var piece = ""
    for line in lines {
      piece += line.ansi(depth: outputColors) + "\n"
      guard piece.utf8.count > 1 << 16 else { continue }
      try output.write(piece)
      piece = ""
    }
    try output.write(piece)
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

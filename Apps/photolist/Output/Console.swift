import Domain
import Presentation
import Terminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What a command writes, and where: data to standard output, everything else to standard error.
///
/// Every text that came from elsewhere loses its control characters before it is written; in JSON they are numbers.
struct Console: Sendable {
  let format: OutputFormat
  let isQuiet: Bool
  let output = Output.standard
  let errors = Output.standardError
  let notices = NoticeBoard()
  private let outputColors: ColorDepth
  private let errorColors: ColorDepth
  /// A terminal without a cursor that can be moved, as that of an editor, or of a serial line.
  private let isTeletype: Bool

  init(format: OutputFormat, color: ColorChoice, isQuiet: Bool, environment: [String: String]) {
    self.format = format
    self.isQuiet = isQuiet
    outputColors = ColorDepth(color, environment: environment, isTerminal: output.isTerminal)
    errorColors = ColorDepth(color, environment: environment, isTerminal: errors.isTerminal)
    isTeletype = ["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// The columns of the terminal; `nil` where the output goes elsewhere, and nothing is to be cut.
  private var width: Int? { output.terminalSize?.columns }

  func write(_ photos: [PhotoItem]) throws {
    switch format {
    case .table: try write(photoTable(photos))
    case .json: try writeDocument(photos.map(PhotoRecord.init))
    case .ndjson: try writeLines(photos.map(PhotoRecord.init))
    }
  }

  func write(_ topics: [TopicItem]) throws {
    switch format {
    case .table: try write(topicTable(topics))
    case .json: try writeDocument(topics.map { TopicRecord(topic: $0.topic) })
    case .ndjson: try writeLines(topics.map { TopicRecord(topic: $0.topic) })
    }
  }

  func write(_ collections: [CollectionItem]) throws {
    switch format {
    case .table:
      var table = TextTable(
        columns: [
          .init(StyledText("ID", .bold)), .init(StyledText("TITLE", .bold), shrinks: true),
          .init(StyledText("BY", .bold), shrinks: true), .init(""),
        ])
      for item in collections {
        table.add([
          StyledText(item.id.rawValue.printable(), Style.plain.colored(.cyan)), StyledText(item.title.printable()),
          StyledText(item.owner.printable()), StyledText(item.count, .dim),
        ])
      }
      try write(table.rows.isEmpty ? [] : table.lines(width: width))
    case .json: try writeDocument(collections.map { CollectionRecord(collection: $0.collection) })
    case .ndjson: try writeLines(collections.map { CollectionRecord(collection: $0.collection) })
    }
  }

  func write(_ cache: CacheRecord) throws {
    switch format {
    case .table:
      var table = TextTable(columns: [.init(""), .init("")])
      for row in cache.rows { table.add([StyledText(row.label, .dim), StyledText(row.value.printable())]) }
      try write(table.lines(width: nil))
    case .json: try writeDocument(cache)
    case .ndjson: try writeLines([cache])
    }
  }

  /// Everything known of a photo.
  func write(_ detail: PhotoDetail) throws {
    guard let item = detail.item else { return }
    switch format {
    case .table: try write(sheet(of: detail, item: item))
    case .json: try writeDocument(PhotoRecord(item))
    case .ndjson: try writeLines([PhotoRecord(item)])
    }
  }

  /// How often a photo was seen and saved.
  func write(_ sheet: PhotoStatisticsSheet) throws {
    guard let statistics = sheet.statistics else { return }
    switch format {
    case .table:
      func column(_ title: String) -> TextTable.Column {
        .init(StyledText(title.uppercased(), .bold), alignment: .trailing)
      }
      var table = TextTable(
        columns: [
          .init(StyledText(sheet.head.label.uppercased(), .bold)), column(sheet.head.views),
          column(sheet.head.downloads),
        ])
      for row in sheet.rows {
        table.add([StyledText(row.label, .dim), StyledText(row.views), StyledText(row.downloads)])
      }
      try write(table.lines(width: width))
    case .json: try writeDocument(StatisticsRecord(statistics))
    case .ndjson: try writeLines([StatisticsRecord(statistics)])
    }
  }

  func write(_ report: DoctorReport, _ text: DoctorText) throws {
    switch format {
    case .table:
      var table = TextTable(columns: [.init(""), .init("")])
      for fact in text.facts(report) { table.add([StyledText(fact.name, .dim), StyledText(fact.value.printable())]) }
      try write(table.lines(width: nil))
    case .json: try writeDocument(report)
    case .ndjson: try writeLines([report])
    }
  }

  /// A document that is JSON already.
  func write(json: [UInt8]) throws {
    try output.write(Self.escapingControls(in: json) + "\n")
  }

  /// A line of data that is the same in every format.
  func write(line: String) throws {
    try output.write(line.printable() + "\n")
  }

  /// A line for people, unless they want none.
  func print(_ text: String) {
    guard !isQuiet, !notices.post(text) else { return }
    try? errors.write(StyledText(text.printable(), .dim).ansi(depth: errorColors) + "\n")
  }

  /// A line for people that may not be missed.
  func warn(_ text: String) {
    if notices.post(text) { return }
    try? errors.write(StyledText(text.printable(), .bold).ansi(depth: errorColors) + "\n")
  }

  /// Why the command failed: words for people, an object where machines read.
  func report(_ failure: CommandFailure) {
    guard format == .table else {
      try? errors.write(Self.json(ErrorRecord(failure), isPretty: false) + "\n")
      return
    }
    let name = StyledText("photolist: ", Style.bold.colored(.red)).ansi(depth: errorColors)
    try? errors.write(name + failure.message.printable() + "\n")
    if let advice = failure.advice { try? errors.write("  " + advice.printable() + "\n") }
  }

  /// Whether there is somebody who types and reads.
  var hasPerson: Bool { isatty(STDIN_FILENO) == 1 && output.isTerminal && format == .table }

  /// Whether there is somebody who types, and a whole screen to show them.
  var isInteractive: Bool { hasPerson && !isTeletype }

  /// Whether progress may be drawn.
  var showsProgress: Bool { errors.isTerminal && !isQuiet }

  func progressLine(label: String) -> ProgressLine {
    ProgressLine(label: label.printable(), depth: errorColors)
  }

  private func photoTable(_ photos: [PhotoItem]) -> [StyledText] {
    var table = TextTable(
      columns: [
        .init(StyledText("ID", .bold)), .init(""),
        .init(StyledText("AUTHOR", .bold), shrinks: true, minimum: 10),
        .init(StyledText("SIZE", .bold), alignment: .trailing), .init(StyledText("TITLE", .bold), shrinks: true),
      ])
    for item in photos {
      table.add(
        [
          StyledText(item.id.value.printable(), Style.plain.colored(.cyan)),
          item.isLiked ? StyledText("♥", Style.plain.colored(.red)) : " ",
          StyledText(item.author.printable()), StyledText(item.size, .dim), StyledText(item.title.printable()),
        ])
    }
    return table.rows.isEmpty ? [] : table.lines(width: width)
  }

  private func topicTable(_ topics: [TopicItem]) -> [StyledText] {
    var table = TextTable(
      columns: [
        .init(StyledText("SLUG", .bold)), .init(StyledText("TITLE", .bold), shrinks: true), .init(""),
      ])
    for item in topics {
      table.add(
        [
          StyledText(item.topic.slug.rawValue.printable(), Style.plain.colored(.cyan)),
          StyledText(item.title.printable()), StyledText(item.count, .dim),
        ])
    }
    return table.rows.isEmpty ? [] : table.lines(width: width)
  }

  private func sheet(of detail: PhotoDetail, item: PhotoItem) -> [StyledText] {
    var table = TextTable(columns: [.init(""), .init("")])
    for fact in detail.facts {
      table.add([StyledText(fact.label, .dim), StyledText(fact.value.printable())])
    }
    let links = [item.photo.attribution.authorPage, item.photo.attribution.sourcePage].compactMap { $0 }
    let heart = item.isLiked ? StyledText(" ♥", Style.plain.colored(.red)) : ""
    return [StyledText(item.title.printable(), .bold) + heart] + table.lines(width: nil)
      + [StyledText(item.attribution.printable())] + links.map { StyledText($0.printable(), .dim) }
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

  /// What JSON allows to stand as it is, and what could command a terminal or turn the direction of reading, is written as
  /// a number instead: the same JSON.
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

/// A failure as it is written where machines read.
private struct ErrorRecord: Encodable {
  struct Fields: Encodable {
    let status: Int32
    let message: String
    let advice: String?
  }

  let error: Fields

  init(_ failure: CommandFailure) {
    error = Fields(status: failure.status.rawValue, message: failure.message, advice: failure.advice)
  }
}

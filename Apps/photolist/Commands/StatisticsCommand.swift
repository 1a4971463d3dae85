import AppSupport
import ArgumentParser
import Domain
import Foundation
import Presentation
import Terminal

/// `photolist statistics`: prints how often a photo was viewed and downloaded.
struct StatisticsCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "statistics",
    abstract: "Show how often a photo was viewed and downloaded per day."
  )

  @Argument(help: "The photo's id, from 'photolist list' or another list.")
  var id: String

  @Option(help: ArgumentHelp("The number of past days, \(PhotoStatistics.allowedDays.bounds).", valueName: "days"))
  var days = PhotoStatistics.allowedDays.upperBound

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    if let mistake = PhotoStatistics.allowedDays.mistake(in: days) { throw ValidationError("--days \(mistake)") }
  }

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.photoStatistics(id, days: days).transform(input: .init())
    guard let sheet = await output.sheet.first(where: \.state.isSettled) else { return }
    if let failure = sheet.state.failure {
      guard sheet.statistics != nil else { throw CommandFailure(failure, about: id) }
      app.console.print("\(failure.message) \(app.strings.photos.foundInStore)")
    }
    if let statistics = sheet.statistics {
      try app.console.write(StatisticsSheet(sheet: sheet, statistics: statistics))
    }
  }
}

/// The statistics of a photo as a table and as JSON.
private struct StatisticsSheet: ConsoleDocument {
  let sheet: PhotoStatisticsSheet
  let statistics: PhotoStatistics

  func lines(width: Int?) -> [StyledText] {
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
    return table.lines(width: width)
  }

  var record: JSONObject {
    ["views": statistics.views.record, "downloads": statistics.downloads.record]
  }
}

extension PhotoStatistics.History {
  fileprivate var record: JSONObject {
    [
      "total": total, "change": change,
      "days": days.map { day -> JSONObject in
        ["date": day.date.formatted(.iso8601.year().month().day()), "count": day.count]
      },
    ]
  }
}

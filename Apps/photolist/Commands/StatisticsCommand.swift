import AppSupport
import ArgumentParser
import Domain
import Foundation
import Presentation
import Terminal

/// `photolist statistics`: prints how often photos were viewed and downloaded.
struct StatisticsCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "statistics",
    abstract: "Show how often photos were viewed and downloaded per day.",
    discussion: """
      EXAMPLES:
        photolist statistics ID
        photolist statistics ID ID --days 7 --format json
      """
  )

  @OptionGroup var photos: PhotoArguments

  @Option(help: ArgumentHelp("The number of past days, \(PhotoStatistics.allowedDays.bounds).", valueName: "days"))
  var days = PhotoStatistics.allowedDays.upperBound

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    try PhotoStatistics.allowedDays.validate(days, of: "--days")
  }

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await photos.perform(on: app, isSpaced: true) { reference in
      let id = try await app.photoID(reference)
      let output = app.photoStatistics(id, days: days).transform(input: .init())
      guard let sheet = await output.sheet.first(where: \.state.isSettled) else { return nil }
      if let failure = sheet.state.failure {
        guard sheet.statistics != nil else { throw CommandFailure(failure, about: reference.text) }
        app.console.print("\(failure.message) \(app.strings.photos.foundInStore)")
      }
      return sheet.statistics.map {
        StatisticsSheet(id: id, title: photos.isOne ? nil : reference.text, sheet: sheet, statistics: $0)
      }
    }
  }
}

/// The statistics of a photo as a table and as JSON.
private struct StatisticsSheet: ConsoleDocument {
  let id: Photo.ID
  /// The name of the photo; nil if the user named only one photo.
  let title: String?
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
    return (title.map { [StyledText($0.printable(), .bold)] } ?? []) + table.lines(width: width)
  }

  var record: JSONObject {
    [
      "id": id.value, "source": id.source.rawValue, "views": statistics.views.record,
      "downloads": statistics.downloads.record,
    ]
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

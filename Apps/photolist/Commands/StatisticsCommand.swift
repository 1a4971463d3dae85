import ArgumentParser
import Domain
import Presentation

struct StatisticsCommand: PhotoCommand {
  static let configuration = CommandConfiguration(
    commandName: "statistics",
    abstract: "Show how often a photo was viewed and downloaded, day by day."
  )

  @Argument(help: "The photo's id, as the lists show it.")
  var id: String

  @Option(help: ArgumentHelp("How many of the last days, \(PhotoStatistics.allowedDays.bounds).", valueName: "days"))
  var days = PhotoStatistics.allowedDays.upperBound

  @OptionGroup var common: CommonOptions

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
    try app.console.write(sheet)
  }
}

import ArgumentParser
import Domain

/// The page of a list that a command shows.
struct PagingOptions: ParsableArguments {
  @Option(help: "Which page; the first is 1.")
  var page = 1

  @Option(
    help: ArgumentHelp(
      "How many photos a page has, \(PageRequest.allowedSizes.bounds). (default: perPage of the config file, or 10)",
      valueName: "count"))
  var perPage: Int?

  func validate() throws {
    if let mistake = PageRequest.allowedNumbers.mistake(in: page) { throw ValidationError("--page \(mistake)") }
    if let mistake = PageRequest.allowedSizes.mistake(in: perPage) { throw ValidationError("--per-page \(mistake)") }
  }

  func request(_ settings: Settings) -> PageRequest {
    PageRequest(number: page, size: perPage ?? settings.perPage)
  }
}

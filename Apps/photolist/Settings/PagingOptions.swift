import ArgumentParser
import Domain

/// The options `--page` and `--per-page`.
struct PagingOptions: ParsableArguments {
  @Option(help: "The page's number, from 1.")
  var page = 1

  @Option(
    help: ArgumentHelp(
      "Photos per page, \(PageRequest.allowedSizes.bounds). (default: perPage in the config file, or 10)",
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

import ArgumentParser
import Domain

/// Which page of a list is wanted.
struct PagingOptions: ParsableArguments {
  @Option(help: "Which page; the first is 1.")
  var page = 1

  @Option(help: ArgumentHelp("How many photos a page has, 1 to 30. (default: 10)", valueName: "count"))
  var perPage: Int?

  func validate() throws {
    guard PageRequest.allowedNumbers.contains(page) else {
      throw ValidationError("--page takes 1 to \(PageRequest.allowedNumbers.upperBound).")
    }
    if let perPage, !PageRequest.allowedSizes.contains(perPage) {
      throw ValidationError("--per-page takes 1 to 30.")
    }
  }

  func request(_ settings: Settings) -> PageRequest {
    PageRequest(number: page, size: perPage ?? settings.perPage)
  }
}

import ArgumentParser
import Domain

/// The options `--page` and `--per-page`.
struct PagingOptions: ParsableArguments {
  @Option(help: "The page's number. (default: 1)")
  var page: Int?

  @Option(
    help: ArgumentHelp(
      "Items per page, \(PageRequest.allowedSizes.bounds). (default: perPage in the config file, or 10)",
      valueName: "count"))
  var perPage: Int?

  func validate() throws {
    try PageRequest.allowedNumbers.validate(page, of: "--page")
    try PageRequest.allowedSizes.validate(perPage, of: "--per-page")
  }

  func range(_ settings: Settings) -> ListRange {
    ListRange(firstPage: PageRequest(number: page ?? 1, size: perPage ?? settings.perPage), limit: nil)
  }
}

/// The option `--limit` of commands that list everything at once.
struct LimitOption: ParsableArguments {
  @Option(help: ArgumentHelp("The maximum number of items.", valueName: "count"))
  var limit: Int?

  func validate() throws {
    try (1...1_000_000).validate(limit, of: "--limit")
  }
}

/// The options of commands that list pages.
struct ListOptions: ParsableArguments {
  @OptionGroup var paging: PagingOptions
  @OptionGroup var limit: LimitOption

  /// Whether the user has requested a page instead of the whole list.
  var hasPage: Bool { paging.page != nil || paging.perPage != nil }

  /// Returns the part of a list that the user has requested. With `--limit` alone, pages are as large as possible,
  /// to send few requests. The page size does not change the result, because the list begins with the first page.
  func range(_ settings: Settings) -> ListRange {
    var range = paging.range(settings)
    range.limit = limit.limit
    if let limit = limit.limit, !hasPage {
      range.firstPage = PageRequest(size: min(limit, PageRequest.allowedSizes.upperBound))
    }
    return range
  }
}

/// A part of a list: a page or, with a limit, as many pages as necessary.
struct ListRange {
  var firstPage: PageRequest
  /// The maximum number of items; nil for one page.
  var limit: Int?
}

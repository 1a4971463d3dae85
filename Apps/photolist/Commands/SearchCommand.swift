import AppSupport
import ArgumentParser
import Domain
import Presentation
import Reactive

/// `photolist search`: searches for photos.
struct SearchCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Search for photos.",
    discussion: """
      EXAMPLES:
        photolist search "mountain lake"
        photolist search dunes --orientation portrait --order latest
      """
  )

  @Argument(help: "The text to search for.")
  var query: String

  @Option(help: "Only photos with this orientation: landscape, portrait or squarish.")
  var orientation: PixelSize.Orientation?

  @Option(help: "Only photos of this color: blackAndWhite, black, white, yellow, orange, red, purple, magenta, …")
  var tint: SearchQuery.Color?

  @Option(help: "The order of the results: relevant or latest.")
  var order = SearchQuery.Order.relevant

  @OptionGroup var list: ListOptions
  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    guard SearchQuery(query) != nil else { throw ValidationError(Strings.program.usage.emptySearch) }
  }

  @MainActor func run(_ app: CompositionRoot) async throws {
    let filters = SearchFilters(order: order, orientation: orientation, color: tint)
    let more = PublishRelay<Void>()
    let input = PhotoSearchViewModel.Input(
      text: .just(query),
      search: .just(()),
      filters: .just(filters),
      more: ControlEvent(events: more)
    )
    let range = list.range(app.settings)
    let output = app.photoSearch(firstPage: range.firstPage, policy: .networkFirst).transform(input: input)
    try await app.write(output.photos, rows: \.loaded, range: range, more: more, about: query)
  }
}

import AppSupport
import ArgumentParser
import Domain
import Presentation
import Reactive

/// `photolist share`: prints the links of photos.
struct ShareCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "share",
    abstract: "Print the links of photos.",
    discussion: """
      EXAMPLES:
        photolist share ID
        photolist likes --format ndjson | photolist share -
      """
  )

  @OptionGroup var photos: PhotoArguments
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await photos.perform(on: app) { reference in
      let id = try await app.photoID(reference)
      let actions = app.photoActions(queue: app.downloadQueue())
      let output = actions.transform(input: .init(photo: app.photo(id), share: .just(())))
      let link = try await app.first(of: output.shared, output.failures, about: reference.text)
      return link.map { ConsoleResult(line: $0, record: ["id": id.value, "source": id.source.rawValue, "page": $0]) }
    }
  }
}

import AppSupport
import ArgumentParser
import Presentation
import Reactive

/// `photolist share`: prints the link of a photo.
struct ShareCommand: AppCommand {
  static let configuration = CommandConfiguration(commandName: "share", abstract: "Print the link of a photo.")

  @Argument(help: "The photo's id, from 'photolist list' or another list.")
  var id: String

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.photoActions().transform(input: .init(photo: app.photo(id), share: .just(())))
    guard let link = try await app.first(of: output.shared, output.failures, about: id) else { return }
    try app.console.write(line: link)
  }
}

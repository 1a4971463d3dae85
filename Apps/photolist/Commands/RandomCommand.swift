import AppSupport
import ArgumentParser
import Domain
import Presentation

/// `photolist random`: lists random photos.
struct RandomCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "random",
    abstract: "List random photos."
  )

  @Option(help: ArgumentHelp("The number of photos, \(PageRequest.allowedSizes.bounds).", valueName: "count"))
  var count = 1

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    if let mistake = PageRequest.allowedSizes.mistake(in: count) { throw ValidationError("--count \(mistake)") }
  }

  @MainActor func run(_ app: CompositionRoot) async throws {
    let viewModel = app.photoList(of: .random, firstPage: PageRequest(size: count), policy: .networkFirst)
    try await app.write(viewModel.transform(input: .init()).photos)
  }
}

import AppSupport
import ArgumentParser
import Domain
import Presentation

/// `photolist random`: lists random photos.
struct RandomCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "random",
    abstract: "List random photos.",
    discussion: """
      EXAMPLES:
        photolist random
        photolist random --count 5 --format json
      """
  )

  @Option(help: ArgumentHelp("The number of photos, \(PageRequest.allowedSizes.bounds).", valueName: "count"))
  var count = 1

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    try PageRequest.allowedSizes.validate(count, of: "--count")
  }

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.photoList(of: .random, firstPage: PageRequest(size: count), policy: .networkFirst)
      .transform(input: .init())
    try await app.write(output.photos, rows: \.loaded)
  }
}

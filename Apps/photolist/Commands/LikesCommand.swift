import ArgumentParser
import Presentation

struct LikesCommand: PhotoCommand {
  static let configuration = CommandConfiguration(
    commandName: "likes",
    abstract: "List the photos that you like, newest first, of all sources."
  )

  @OptionGroup var common: CommonOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.write(app.likedPhotos().transform(input: .init()).photos)
  }
}

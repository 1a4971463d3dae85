import AppSupport
import ArgumentParser
import Domain
import Presentation

/// `photolist user`: lists the photos of a user.
struct UserCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "user",
    abstract: "List the photos of a user, newest first.",
    discussion: """
      EXAMPLES:
        photolist user leilan
        photolist user leilan --limit 50 --format json
      """
  )

  @Argument(help: "The user's name: author.username in the output of 'photolist show ID --format json'.")
  var name: String

  @OptionGroup var list: ListOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.write(.user(User.Name(name)), list.range(app.settings), about: name)
  }
}

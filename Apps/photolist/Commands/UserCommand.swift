import AppSupport
import ArgumentParser
import Domain
import Presentation

/// `photolist user`: lists the photos of a user.
struct UserCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "user",
    abstract: "List the photos of a user, newest first."
  )

  @Argument(help: "The user's name: author.username in the output of 'photolist show ID --format json'.")
  var name: String

  @OptionGroup var paging: PagingOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let viewModel = app.photoList(
      of: .user(User.Name(name)), title: name, firstPage: paging.request(app.settings), policy: .networkFirst)
    try await app.write(viewModel.transform(input: .init()).photos, page: paging.page, about: name)
  }
}

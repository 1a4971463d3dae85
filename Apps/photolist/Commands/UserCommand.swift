import AppSupport
import ArgumentParser
import Domain
import Presentation

struct UserCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "user",
    abstract: "List what somebody published, newest first."
  )

  @Argument(help: "The user's name in addresses, as 'photolist show ID --format json' tells it.")
  var name: String

  @OptionGroup var paging: PagingOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let viewModel = app.photoList(
      of: .user(User.Name(name)), title: name, firstPage: paging.request(app.settings), policy: .networkFirst)
    try await app.write(viewModel.transform(input: .init()).photos, page: paging.page, about: name)
  }
}

import AppSupport
import ArgumentParser
import Domain
import Foundation
import Presentation

/// `photolist browse`: the interactive browser.
struct BrowseCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse, search, like and save photos (the default on a terminal)."
  )

  @Flag(help: "Write lines of text without pictures, for screen readers.")
  var plain = false

  @Flag(help: "Do not capture mouse clicks and the wheel.")
  var noMouse = false

  @OptionGroup var pictures: PictureOptions
  @OptionGroup var paging: PagingOptions
  @OptionGroup var options: PhotolistOptions

  /// The arguments. The first one may be an unknown command's name, because this command is the default.
  @Argument(help: .hidden) var words: [String] = []

  func validate() throws {
    guard let word = words.first else { return }
    throw ValidationError(UnknownCommand(word, among: Photolist.configuration.subcommands).description)
  }

  /// Starts the browser on a terminal, or lists the feed if the output is not a terminal.
  @MainActor func run(_ root: BrowseRoot) async throws {
    let environment = ProcessInfo.processInfo.environment
    if root.console.isInteractive, !plain {
      try await coordinator(root, environment).run()
      // Notices are printed after the browser ends, because the browser fills the screen.
      try await root.graph().showNotices()
      return
    }
    let app = try await root.graph()
    app.showNotices()
    if plain || root.console.hasPerson {
      try await coordinator(root, environment).runPlain()
    } else {
      let viewModel = app.photoList(of: .editorial, firstPage: paging.request(app.settings), policy: .networkFirst)
      try await app.write(viewModel.transform(input: .init()).photos, page: paging.page)
    }
  }

  @MainActor private func coordinator(_ root: BrowseRoot, _ environment: [String: String]) -> PhotosCoordinator {
    PhotosCoordinator(
      root, firstPage: paging.request(root.settings),
      pictures: pictures.images.map(\.method) ?? root.settings.images.method,
      usesMouse: !noMouse && root.settings.usesMouse, environment: environment)
  }
}

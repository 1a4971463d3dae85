import AppSupport
import ArgumentParser
import Domain
import Foundation
import Presentation

/// `photolist browse`: the interactive browser.
struct BrowseCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse, search, like and save photos (the default on a terminal).",
    discussion: """
      EXAMPLES:
        photolist browse
        photolist browse --source folder ~/Pictures
        photolist browse --plain --page 2
      """
  )

  @Flag(help: "Write lines of text without pictures, for screen readers.")
  var plain = false

  @Flag(help: "Do not capture mouse clicks and the wheel.")
  var noMouse = false

  @OptionGroup var pictures: PictureOptions
  @OptionGroup var paging: PagingOptions
  @OptionGroup var options: PhotolistOptions
  @OptionGroup var unknown: UnknownCommand<Photolist>

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
      try await app.write(.editorial, paging.range(app.settings))
    }
  }

  @MainActor private func coordinator(_ root: BrowseRoot, _ environment: [String: String]) -> PhotosCoordinator {
    PhotosCoordinator(
      root, firstPage: paging.range(root.settings).firstPage,
      pictures: pictures.images.map(\.method) ?? root.settings.images.method,
      usesMouse: !noMouse && root.settings.usesMouse, environment: environment)
  }
}

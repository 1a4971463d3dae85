import ArgumentParser
import Domain
import Presentation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct BrowseCommand: PhotoCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse, search, like and save photos (the default on a terminal)."
  )

  @Flag(help: "Line by line and without pictures, for screen readers.")
  var plain = false

  @Flag(help: "Leave clicks and the wheel to the terminal.")
  var noMouse = false

  @OptionGroup var pictures: PictureOptions
  @OptionGroup var paging: PagingOptions
  @OptionGroup var common: CommonOptions

  /// Without a terminal to ask and to answer, there is nobody who browses: the feed is listed.
  @MainActor func run(_ app: CompositionRoot) async throws {
    let environment = ProcessInfo.processInfo.environment
    guard plain || app.console.hasPerson else {
      let viewModel = app.photoList(of: .editorial, firstPage: paging.request(app.settings), order: .freshFirst)
      return try await app.write(viewModel.transform(input: .init()).photos, page: paging.page)
    }
    if plain || !app.console.isInteractive {
      try await stage(app, environment).runPlain()
    } else {
      try await stage(app, environment).run()
    }
  }

  @MainActor private func stage(_ app: CompositionRoot, _ environment: [String: String]) -> PhotoStage {
    PhotoStage(
      app, firstPage: paging.request(app.settings),
      pictures: pictures.images.map(\.method) ?? app.settings.images.method,
      usesMouse: !noMouse && app.settings.usesMouse, environment: environment)
  }
}

import AppSupport
import ArgumentParser
import Domain
import Foundation
import Presentation
import Terminal

/// `photolist show`: prints photos and their details.
struct ShowCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the details of photos, and on a terminal their pictures.",
    discussion: """
      EXAMPLES:
        photolist show ID
        photolist show https://unsplash.com/photos/SLUG --source unsplash
        photolist show ID ID --format json
      """
  )

  @OptionGroup var photos: PhotoArguments
  @OptionGroup var pictures: PictureOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await photos.perform(on: app, isSpaced: true) { reference in
      let photo = app.photo(try await app.photoID(reference))
      guard let detail = await photo.first(where: \.state.isSettled) else { return nil }
      if let failure = detail.state.failure {
        // If the source cannot be reached, the cached photo is shown.
        guard failure.error.isTemporary, detail.item != nil else {
          throw CommandFailure(failure, about: reference.text)
        }
        app.console.print("\(failure.message) \(app.strings.photos.foundInStore)")
      }
      if let photo = detail.item?.photo { try await show(photo, app) }
      return PhotoSheet(detail)
    }
  }

  /// Prints the picture if the output is a terminal. A picture that cannot be loaded is omitted.
  @MainActor private func show(_ photo: Photo, _ app: CompositionRoot) async throws {
    guard app.console.format == .table, let room = app.console.output.terminalSize else { return }
    var capabilities = Capabilities(
      environment: ProcessInfo.processInfo.environment, color: app.settings.color,
      pictures: pictures.images.map(\.method) ?? app.settings.images.method)
    // If standard input is redirected, the terminal cannot be queried, and its capabilities are guessed.
    if app.console.isInteractive, capabilities.depth != .none { try? await capabilities.ask() }
    guard
      let picture = try? await InlinePicture(of: photo, on: capabilities, room: room, from: app.pictures())
    else { return }
    try app.console.output.write(picture.bytes[...])
  }
}

/// The details of a photo as lines of text and as JSON.
private struct PhotoSheet: ConsoleDocument {
  let detail: PhotoDetail
  let item: PhotoItem

  init?(_ detail: PhotoDetail) {
    guard let item = detail.item else { return nil }
    self.detail = detail
    self.item = item
  }

  func lines(width: Int?) -> [StyledText] {
    let links = [item.photo.attribution.authorPage, item.photo.attribution.sourcePage].compactMap { $0 }
    let heart = item.isLiked ? StyledText(" ♥", Style.plain.colored(.red)) : ""
    return [StyledText(item.title.printable(), .bold) + heart]
      + StyledText.facts(detail.facts.map { ($0.label, $0.value) })
      + [StyledText(item.attribution.printable())] + links.map { StyledText($0.printable(), .dim) }
  }

  var record: JSONObject { item.record }
}

import AppSupport
import ArgumentParser
import Domain
import Presentation
import Terminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct ShowCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a photo, on a terminal, and everything that is known of it."
  )

  @Argument(help: "The photo's id, as the lists show it.")
  var id: String

  @OptionGroup var pictures: PictureOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    guard let detail = await app.photo(id).first(where: \.state.isSettled) else { return }
    if let failure = detail.state.failure {
      // A cached photo is better than none while the source cannot be reached.
      guard failure.error.isTemporary, detail.item != nil else { throw CommandFailure(failure, about: id) }
      app.console.print("\(failure.message) \(app.strings.photos.foundInStore)")
    }
    if let photo = detail.item?.photo { try await show(photo, app) }
    if let sheet = PhotoSheet(detail) { try app.console.write(sheet) }
  }

  /// Shows the picture on a terminal; pipes and JSON have none. A picture that cannot be loaded is left out.
  @MainActor private func show(_ photo: Photo, _ app: CompositionRoot) async throws {
    guard app.console.format == .table, let room = app.console.output.terminalSize else { return }
    var capabilities = Capabilities(
      environment: ProcessInfo.processInfo.environment, color: app.settings.color,
      pictures: pictures.images.map(\.method) ?? app.settings.images.method)
    // Where standard input is redirected, the terminal cannot answer, and its capabilities are guessed.
    if app.console.isInteractive, capabilities.depth != .none { try? await capabilities.ask() }
    guard
      let picture = try? await InlinePicture(of: photo, on: capabilities, room: room, from: app.pictures())
    else { return }
    try app.console.output.write(picture.bytes[...])
  }
}

/// Everything known of a photo.
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

  var record: PhotoRecord { PhotoRecord(item) }
}

import AppSupport
import ArgumentParser
import Domain
import Foundation
import Persistence
import Presentation
import Terminal

/// `photolist likes export`: writes the likes as JSON.
struct LikesExportCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the likes and the data of their photos as JSON.",
    discussion: """
      EXAMPLES:
        photolist likes export likes.json
        photolist likes export - | ssh elsewhere photolist likes import -
      """
  )

  @Argument(help: "The file to write, or - for standard output.", completion: .file())
  var file: String

  @Flag(help: "Replace an existing file.")
  var force = false

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: StoreRoot) async throws {
    let likes = try await app.attempt { () throws(RepositoryError) in try await app.likes.likes(limit: nil).current() }
    let json = try await app.attempt { () throws(RepositoryError) in try LikesArchive.encode(likes) }
    if file == "-" {
      try app.console.write(json: json)
    } else {
      try await app.attempt { () throws(RepositoryError) in try write(json) }
      try app.console.write(ConsoleResult(record: ["path": file, "likes": likes.count]))
    }
    app.console.print(app.strings.commands.likesExported(likes.count))
  }

  /// Writes the file atomically: the file appears only when it is complete.
  private func write(_ json: [UInt8]) throws(RepositoryError) {
    if !force, FileManager.default.fileExists(atPath: file) { throw .storage(.exists(path: file)) }
    do {
      try Data(json).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
      throw .storage(isFull ? .full(path: file) : .notWritable(path: file))
    }
  }
}

import AppSupport
import ArgumentParser
import Domain
import Persistence
import Presentation
import Terminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct LikesExportCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the likes as JSON, each with everything known of its photo."
  )

  @Argument(help: "The file to write; - for standard output.")
  var file: String

  @Flag(help: "Replace a file of that name.")
  var force = false

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: StoreRoot) async throws {
    let likes = try await app.attempt { () throws(RepositoryError) in try await app.likes.likes(limit: nil).current() }
    let json = try await app.attempt { () throws(RepositoryError) in try LikesArchive.encode(likes) }
    if file == "-" {
      try app.console.write(json: json)
    } else {
      try await app.attempt { () throws(RepositoryError) in try write(json) }
    }
    app.console.print(app.strings.commands.likesExported(likes.count))
  }

  /// The file appears under its name only when it is whole.
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

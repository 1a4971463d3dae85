import AppSupport
import ArgumentParser
import Domain
import Persistence

struct CacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "See or empty what was kept of the sources.",
    subcommands: [CacheInfoCommand.self, CacheClearCommand.self],
    defaultSubcommand: CacheInfoCommand.self
  )
}

struct CacheInfoCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Say what is kept, and how much room it takes."
  )

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: StoreRoot) async throws {
    let info = try await app.attempt { () throws(RepositoryError) in try await app.database.info() }
    try app.console.write(
      CacheRecord(info, answers: FolderSize(of: app.settings.paths.responses), paths: app.settings.paths))
  }
}

struct CacheClearCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Forget what can be fetched again.",
    discussion: "Photos, lists, topics and pictures that were seen go. Likes, memos and recent searches stay."
  )

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: StoreRoot) async throws {
    let before = try await app.attempt { () throws(RepositoryError) in try await app.database.info() }
    try await app.attempt { () throws(RepositoryError) in try await app.database.clearCache() }
    let answers = FolderSize(of: app.settings.paths.responses)
    answers.removeFiles()
    let after = try await app.attempt { () throws(RepositoryError) in try await app.database.info() }
    let bytes = max(0, before.bytes - after.bytes) + answers.bytes
    app.console.print("Forgotten: \(before.photos) photos, \(ByteCount(bytes)). Likes kept: \(after.likes).")
  }
}

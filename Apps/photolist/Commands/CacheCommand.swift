import AppSupport
import ArgumentParser
import Domain
import Persistence
import Presentation

/// `photolist cache`: shows or clears the cache.
struct CacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Show or clear the cache.",
    discussion: """
      EXAMPLES:
        photolist cache
        photolist cache clear
      """,
    subcommands: [CacheInfoCommand.self, CacheClearCommand.self],
    defaultSubcommand: CacheInfoCommand.self
  )
}

struct CacheInfoCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Show what is cached and how much space it takes.",
    discussion: """
      EXAMPLES:
        photolist cache info
        photolist cache --format json
      """
  )

  @OptionGroup var options: PhotolistOptions
  @OptionGroup var unknown: UnknownCommand<CacheCommand>

  @MainActor func run(_ app: StoreRoot) async throws {
    let info = try await app.attempt { () throws(RepositoryError) in try await app.cache.info() }
    try app.console.write(
      CacheRecord(
        info: info, responses: FolderSize(of: app.settings.paths.responses), paths: app.settings.paths,
        strings: app.strings))
  }
}

struct CacheClearCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Remove everything that can be fetched again.",
    discussion: """
      EXAMPLES:
        photolist cache clear

      Removes cached photos, lists, topics and images. Likes, memos, friends and recent searches stay.
      """
  )

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: StoreRoot) async throws {
    let before = try await app.attempt { () throws(RepositoryError) in try await app.cache.info() }
    try await app.attempt { () throws(RepositoryError) in try await app.cache.clear() }
    let responses = FolderSize(of: app.settings.paths.responses)
    responses.removeFiles()
    let opened = FolderSize(of: app.settings.paths.openedFiles)
    opened.removeFiles()
    let after = try await app.attempt { () throws(RepositoryError) in try await app.cache.info() }
    let bytes = max(0, before.bytes - after.bytes) + responses.bytes + opened.bytes
    app.console.print(app.strings.commands.cacheCleared(before.photos, app.strings.size(ofBytes: bytes)))
    try app.console.write(ConsoleResult(record: ["photos": before.photos, "bytes": bytes]))
  }
}

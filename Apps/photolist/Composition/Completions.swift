import AppSupport
import ArgumentParser
import Domain
import Foundation
import Persistence
import Terminal

/// The values that a shell offers for an argument. The values are read from the databases on this machine, without
/// network access.
enum Completions {
  /// The slugs of the source's cached topics.
  static let topics = CompletionKind.custom { words, _, _ async in
    guard let settings = settings(words), let cache = cache(settings) else { return [] }
    let topics = try? await TopicStore(cache: cache, source: settings.source).topics()
    return offered(topics?.value.map(\.slug.rawValue) ?? [])
  }

  /// The ids of the source's liked and cached photos.
  static let photos = CompletionKind.custom { words, _, prefix async in
    guard let settings = settings(words) else { return [] }
    let liked = await likedIDs(settings)
    let cached = await cache(settings)?.photoIDs(of: settings.source, startingWith: prefix, limit: mostPhotos) ?? []
    let isLiked = Set(liked)
    return offered(liked + cached.filter { !isLiked.contains($0) })
  }

  /// The maximum number of ids to offer. A longer list would take time without helping the user.
  private static let mostPhotos = 200

  /// Reads the settings for the source on the command line.
  private static func settings(_ words: [String]) -> Settings? {
    let words = SourceName.joiningFolder(in: words)
    let option =
      words.firstIndex(of: "--source").flatMap { words.dropFirst($0 + 1).first }
      ?? words.first { $0.hasPrefix("--source=") }?.split(separator: "=", maxSplits: 1).last.map(String.init)
    // In offline mode, no source needs an access key.
    guard let options = try? PhotolistOptions.parse(["--offline"] + (option.map { ["--source", $0] } ?? [])) else {
      return nil
    }
    return try? Settings(options: options, environment: ProcessInfo.processInfo.environment)
  }

  /// Opens the cache, if there is one.
  private static func cache(_ settings: Settings) -> CacheDatabase? {
    let path = settings.paths.cacheDatabase
    return FileManager.default.fileExists(atPath: path) ? CacheDatabase(path: path) : nil
  }

  private static func likedIDs(_ settings: Settings) async -> [String] {
    guard FileManager.default.fileExists(atPath: settings.paths.database) else { return [] }
    let console = Console(
      format: .table, color: settings.color, isQuiet: true, strings: .program,
      environment: ProcessInfo.processInfo.environment)
    let database = UserDatabase(paths: settings.paths, console: console, strings: .program, now: { Date.now })
    database.showNotices(on: console, strings: .program)
    defer { try? database.close() }
    let likes = try? await DatabaseLikesRepository(database: database).likes(limit: nil).current()
    return likes?.map(\.photo.id).filter { $0.source == settings.source }.map(\.value) ?? []
  }

  /// Returns the names that a shell can insert unchanged as an argument.
  private static func offered(_ names: [String]) -> [String] {
    names.filter { !$0.isEmpty && !$0.hasPrefix("-") && $0.printable() == $0 }
  }
}

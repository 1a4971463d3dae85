import AppSupport
import Domain
import Foundation
import Persistence
import Presentation

/// The objects for commands that manage the databases and need no source.
@MainActor
final class StoreRoot: AppRoot {
  let settings: Settings
  let console: Console
  let database: UserDatabase
  let likes: DatabaseLikesRepository
  /// The cache database, which is opened when it is first used.
  private(set) lazy var cache = CacheDatabase(path: settings.paths.cacheDatabase, now: now)
  let strings: Strings
  private let now: @Sendable () -> Date = { Date.now }

  init(settings: Settings, console: Console) async throws {
    self.settings = settings
    self.console = console
    strings = Strings(settings.language)
    database = UserDatabase(paths: settings.paths, console: console, strings: strings, now: now)
    database.showNotices(on: console, strings: strings)
    likes = DatabaseLikesRepository(database: database)
  }

  func close() async {
    // A failure to close can be ignored, because all writes are durable and the process ends.
    try? database.close()
  }

  /// Performs work on a database, and converts the errors of the database.
  ///
  /// - Parameter subject: the file that a failure message starts with.
  /// - Throws: `CommandFailure`.
  func attempt<Value>(
    about subject: String? = nil, _ work: () async throws(RepositoryError) -> Value
  ) async throws -> Value {
    do throws(RepositoryError) {
      return try await work()
    } catch {
      throw CommandFailure(strings.failures.failure(error, now: now()), about: subject)
    }
  }
}

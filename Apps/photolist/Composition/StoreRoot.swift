import AppSupport
import Domain
import Persistence
import Presentation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The graph of the commands that manage the databases, without a source.
@MainActor
final class StoreRoot: AppRoot {
  let settings: Settings
  let console: Console
  let database: UserDatabase
  let likes: DatabaseLikesRepository
  /// Opened by the first command that uses it.
  private(set) lazy var cache = CacheDatabase(path: settings.paths.cacheDatabase, now: now)
  let strings: Strings
  private let now: @Sendable () -> Date = { Date.now }

  init(settings: Settings, console: Console) async throws {
    self.settings = settings
    self.console = console
    strings = Strings(settings.language)
    database = UserDatabase(paths: settings.paths, console: console, now: now)
    database.showNotices(on: console)
    likes = DatabaseLikesRepository(database: database)
  }

  func close() async {
    // What cannot be closed is closed by the end of the process; what was written is on the disk.
    try? database.close()
  }

  /// Does something with the store.
  ///
  /// - Parameter subject: what a failure is about: a file.
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

import AppSupport
import Domain
import Persistence
import Presentation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the commands about the store need: the store, and no source.
@MainActor
final class StoreRoot: AppRoot {
  let settings: Settings
  let console: Console
  let database: PhotoDatabase
  let likes: DatabaseLikesRepository
  private let strings: Strings
  private let now: @Sendable () -> Date = { Date.now }

  /// - Throws: `CommandFailure`, where the store cannot be opened.
  init(settings: Settings, console: Console) async throws {
    self.settings = settings
    self.console = console
    strings = Strings(settings.language)
    database = try PhotoDatabase(paths: settings.paths, strings: strings, now: now)
    database.showNotices(on: console)
    likes = DatabaseLikesRepository(database: database)
  }

  func close() async {
    // A store that cannot be closed now is closed by the end of the process; what was written is written.
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

public import Domain
public import Foundation
import GRDB

/// The database of user data: likes, memos, friends and recent searches.
///
///     let database = UserDatabase(path: "/home/me/.local/share/photolist/library.sqlite")
///     for notice in database.notices { print(notice) }
///     let likes = DatabaseLikesRepository(database: database)
///
/// A completed write survives a loss of power. Several processes may open the file.
public final class UserDatabase: Sendable {
  public let path: String
  /// The events during opening that the user should know.
  public let notices: [DatabaseNotice]
  let opened: Result<DatabaseConnection, RepositoryError>
  private let wallClock: @Sendable () -> Date
  private let makeRoom: @Sendable () -> Bool

  /// Opens the database. Creates it and its folder if they do not exist. Blocks for a few file operations, and while
  /// another process opens the same file.
  ///
  /// A damaged file is moved aside and its readable rows are recovered; `notices` reports it. A database that cannot be
  /// written is opened for reading. One that cannot be created is empty and refuses writes. If opening fails,
  /// ``failure`` has the reason, and every read and write throws it.
  ///
  /// - Parameters:
  ///   - now: Returns the current date.
  ///   - makeRoom: Called when the disk is full. It deletes files that can be fetched again and returns whether there
  ///     were any. The write is then retried once.
  public init(
    path: String, now: @escaping @Sendable () -> Date = { Date() },
    makeRoom: @escaping @Sendable () -> Bool = { false }
  ) {
    self.path = path
    self.makeRoom = makeRoom
    wallClock = now
    do {
      let (connection, notices) = try UserDatabaseOpening(files: DatabaseFiles(path: path), now: now).open()
      opened = .success(connection)
      self.notices = notices
    } catch {
      opened = .failure(RepositoryError(error, path: path))
      notices = []
    }
  }

  /// The error with which opening failed, if any.
  public var failure: RepositoryError? {
    if case .failure(let error) = opened { error } else { nil }
  }

  /// Closes the file. Later reads and writes fail, and observers receive no further states.
  public func close() throws(RepositoryError) {
    if case .success(let connection) = opened { try connection.close() }
  }

  /// Copies the database to a new file, while other processes may write.
  ///
  /// - Throws: `RepositoryError.storage(.exists)` if the file exists. After an error, no new file is left.
  public func backUp(to destination: String) async throws(RepositoryError) {
    let connection = try opened.get()
    do {
      try DatabaseFiles(path: destination).createFile()
      try await connection.writer.vacuum(into: destination)
    } catch {
      if error as? RepositoryError == nil { DatabaseFiles(path: destination).remove() }
      throw RepositoryError(error, path: destination)
    }
  }

  /// Returns the current date with the precision of the database, so that a returned value equals the stored one.
  func now() -> Date {
    Date(timeIntervalSince1970: wallClock().timeIntervalSince1970)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    try await opened.get().read(body)
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    let connection = try opened.get()
    do throws(RepositoryError) {
      return try await connection.write(body)
    } catch {
      guard error == .storage(.full(path: path)), makeRoom() else { throw error }
      return try await connection.write(body)
    }
  }

  /// Observes tables: emits the current state, and a new one whenever this process or another changes a table.
  func states<State: Sendable & Equatable>(
    of tables: String..., fetch: @escaping @Sendable (Database) throws -> State
  ) -> StateStream<State> {
    switch opened {
    case .success(let connection): connection.states(of: tables, fetch: fetch)
    case .failure(let error): StateStream { $0.finish(throwing: error) }
    }
  }
}

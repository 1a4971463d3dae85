public import Domain
public import Foundation
import GRDB

/// The database of what the user made: likes, memos, friends and recent searches.
///
///     let database = UserDatabase(path: "/home/me/.local/share/photolist/library.sqlite")
///     for notice in database.notices { print(notice) }
///     let likes = DatabaseLikesRepository(database: database)
///
/// A write is on the disk when it returns, and survives a loss of power. Several processes may have the file open.
public final class UserDatabase: Sendable {
  public let path: String
  /// What happened during opening that the user should know.
  public let notices: [DatabaseNotice]
  let opened: Result<DatabaseConnection, RepositoryError>
  private let wallClock: @Sendable () -> Date
  private let makeRoom: @Sendable () -> Bool

  /// Opens the database, and creates it with its folder if there is none. Blocks for a few file operations, or as long
  /// as another process opens the same file.
  ///
  /// A damaged file is moved aside and its readable rows are recovered; `notices` says so. A database that cannot be
  /// written is opened for reading; one that cannot be created is empty, and refuses writes. Where not even that is
  /// possible, ``failure`` says why, and every read and write throws it.
  ///
  /// - Parameters:
  ///   - now: the wall clock.
  ///   - makeRoom: called when the disk is full; removes files that can be fetched again, and returns whether there
  ///     were any. The write is then tried once more.
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

  /// Why the database could not be opened, if so.
  public var failure: RepositoryError? {
    if case .failure(let error) = opened { error } else { nil }
  }

  /// Closes the file. Reads and writes fail from now on, and observers get no more states.
  public func close() throws(RepositoryError) {
    if case .success(let connection) = opened { try connection.close() }
  }

  /// Writes a copy of the database to a new file. Other processes may go on writing.
  ///
  /// - Throws: `RepositoryError.storage`: `exists` where there is a file already. A failed copy leaves no file.
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

  /// The time as the database stores it, so that a value that is returned equals the one that is read later.
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

  /// The current state, and the new one whenever this process or another changes one of the tables.
  func states<State: Sendable & Equatable>(
    of tables: String..., fetch: @escaping @Sendable (Database) throws -> State
  ) -> StateStream<State> {
    switch opened {
    case .success(let connection): connection.states(of: tables, fetch: fetch)
    case .failure(let error): StateStream { $0.finish(throwing: error) }
    }
  }
}

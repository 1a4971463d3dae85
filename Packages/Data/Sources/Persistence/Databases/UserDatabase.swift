public import Domain
public import Foundation
import GRDB
import Synchronization

/// The database of user data: likes, memos, friends and recent searches.
///
///     let database = UserDatabase(path: "/home/me/.local/share/photolist/library.sqlite")
///     for notice in database.notices { print(notice) }
///     let likes = DatabaseLikesRepository(database: database)
///
/// A completed write survives a loss of power. Several processes may open the file. Before the first write of a day, a
/// snapshot of the database is saved next to the database file.
public final class UserDatabase: Sendable {
  private struct Content {
    var opened: Result<DatabaseConnection, RepositoryError>
    /// The observations, which continue when the file is reopened.
    var observers: [Int: @Sendable (DatabaseConnection) -> Void] = [:]
    var nextObserver = 0
    /// The day on which a snapshot was last attempted, with or without success, in days since 1970.
    var snapshotDay: Int?
  }

  public let path: String
  /// The messages for the user about the opening of the database.
  public let notices: [DatabaseNotice]
  let wallClock: @Sendable () -> Date
  private let content: Mutex<Content>
  private let makeRoom: @Sendable () -> Bool
  private let onNotice: @Sendable (DatabaseNotice) -> Void

  /// Opens the database. Creates the file and its folder if they do not exist. Blocks during a few file operations, and
  /// while another process is opening the same file.
  ///
  /// A damaged file is renamed. Readable rows are recovered, missing rows are added from the newest snapshot, and
  /// `notices` reports the recovery. If the file cannot be written, it is opened for reading. If the file cannot be
  /// created, the database is empty and refuses writes. If opening fails, every read and write throws the error in
  /// ``failure``.
  ///
  /// - Parameters:
  ///   - now: Returns the current date.
  ///   - makeRoom: Deletes cached files when the disk is full. Returns whether any file was deleted; if so, the write
  ///     is retried.
  ///   - onNotice: Called for each notice after the first opening, for example when the file is replaced and reopened.
  ///     The notices of the first opening are in `notices`.
  public init(
    path: String, now: @escaping @Sendable () -> Date = { Date() },
    makeRoom: @escaping @Sendable () -> Bool = { false },
    onNotice: @escaping @Sendable (DatabaseNotice) -> Void = { _ in }
  ) {
    self.path = path
    self.makeRoom = makeRoom
    self.onNotice = onNotice
    wallClock = now
    let (opened, notices) = Self.open(path: path, now: now)
    self.notices = notices
    content = Mutex(Content(opened: opened))
  }

  private static func open(
    path: String, now: @escaping @Sendable () -> Date
  ) -> (Result<DatabaseConnection, RepositoryError>, [DatabaseNotice]) {
    do {
      let (connection, notices) = try UserDatabaseOpening(files: DatabaseFiles(path: path), now: now).open()
      return (.success(connection), notices)
    } catch {
      return (.failure(RepositoryError(error, path: path)), [])
    }
  }

  /// The error if opening failed, otherwise nil.
  public var failure: RepositoryError? {
    if case .failure(let error) = opened { error } else { nil }
  }

  /// Whether the database can be read but not written.
  var isReadOnly: Bool { (try? opened.get())?.refusal != nil }

  var opened: Result<DatabaseConnection, RepositoryError> { content.withLock { $0.opened } }

  /// Closes the file. Later reads and writes fail, and observers receive no further states.
  public func close() throws(RepositoryError) {
    guard case .success(let connection) = opened else { return }
    if connection.refusal == nil, !connection.isClosed, !DatabaseFiles(path: path).hasNoLog {
      connection.emptyLog()
    }
    try connection.close()
  }

  /// Returns the current date with the precision of the database, so that a returned value equals the stored value.
  func now() -> Date {
    Date(timeIntervalSince1970: wallClock().timeIntervalSince1970)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    try await current().read(body)
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    do throws(RepositoryError) {
      return try await writeOnce(body)
    } catch {
      guard error == .storage(.full(path: path)), makeRoom() else { throw error }
      return try await writeOnce(body)
    }
  }

  /// Writes to the file that is currently at the path, and reopens the database if the file was replaced.
  private func writeOnce<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    for _ in 1...3 {
      let connection = try current()
      await takeSnapshot(of: connection)
      let written = try await connection.writeUnlessReplaced { db in
        (value: try body(db), insertions: try UserDatabaseOpening.insertions(db))
      }
      guard let written else { continue }
      connection.recordInsertions(written.insertions)
      return written.value
    }
    throw .storage(.busy(path: path))
  }

  /// Returns the open database. Reopens the file if another program replaced it.
  func current() throws(RepositoryError) -> DatabaseConnection {
    let connection = try opened.get()
    guard connection.isReplaced, !connection.isClosed else { return connection }
    let (opened, notices, observers) = content.withLock { content in
      // Another task may have reopened the file in the meantime.
      if case .success(let current) = content.opened, current === connection {
        connection.leaveReplacedFile(at: now())
        let (opened, notices) = Self.open(path: path, now: wallClock)
        // If reopening fails, the next access tries again.
        if case .success = opened { content.opened = opened }
        return (opened, notices, Array(content.observers.values))
      }
      return (content.opened, [], [])
    }
    for notice in notices { onNotice(notice) }
    let new = try opened.get()
    for observer in observers { observer(new) }
    return new
  }

  /// Copies the database before the first write of a day. Ignores failures, because the write may still succeed.
  private func takeSnapshot(of connection: DatabaseConnection) async {
    let date = now()
    let day = Int(clamping: Int64(max(0, min(date.timeIntervalSince1970, 1e12)) / 86_400))
    let isFirst = content.withLock { content in
      defer { content.snapshotDay = day }
      return content.snapshotDay != day
    }
    let snapshots = UserSnapshots(files: DatabaseFiles(path: path))
    guard isFirst, connection.refusal == nil, snapshots.isDue(at: date) else { return }
    _ = try? await connection.writer.read { db in
      try snapshots.files.whileNoneOpens {
        if snapshots.isDue(at: date) { try snapshots.take(db, at: date) }
      }
    }
  }

  /// Observes tables. Emits the current state, and a new state whenever any process changes one of the tables.
  func states<State: Sendable & Equatable>(
    of tables: String..., fetch: @escaping @Sendable (Database) throws -> State
  ) -> StateStream<State> {
    StateStream(newestOnly: true) { continuation in
      let connection: DatabaseConnection
      do throws(RepositoryError) {
        connection = try self.current()
      } catch {
        return continuation.finish(throwing: error)
      }
      let observation = Mutex<DatabaseObservation?>(nil)
      let observe: @Sendable (DatabaseConnection) -> Void = { connection in
        let new = connection.observe(tables, fetch: fetch) {
          continuation.yield($0)
        } onFailure: { [weak self] failure in
          // `current()` reopens the database, and thereby moves this observation to the new file.
          if connection.isReplaced, (try? self?.current()) != nil { return }
          continuation.finish(throwing: failure)
        }
        let old = observation.withLock { observation in
          defer { observation = new }
          return observation
        }
        old?.cancel()
      }
      observe(connection)
      let id = self.content.withLock { content in
        content.nextObserver += 1
        content.observers[content.nextObserver] = observe
        return content.nextObserver
      }
      // The file may have been reopened before this observer was added.
      if case .success(let current) = self.opened, current !== connection { observe(current) }
      continuation.onTermination {
        _ = self.content.withLock { $0.observers.removeValue(forKey: id) }
        observation.withLock { $0 }?.cancel()
      }
    }
  }
}

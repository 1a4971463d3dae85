public import Domain
import GRDB
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The store on this machine: cached photos, feeds and topics, and the likes.
///
///     let database = try PhotoDatabase(path: "/home/me/.local/share/photolist/photolist.sqlite")
///     for notice in database.notices { print(notice) }
///     let likes = DatabaseLikesRepository(database: database)
///
/// Several processes may have the same file open. One of them writes at a time; the others wait for up to five
/// seconds. Readers wait for nobody.
public final class PhotoDatabase: Sendable {
  public let path: String
  /// What happened at opening that the user should be told.
  public let notices: [DatabaseNotice]

  private struct Reader {
    var queue: DatabaseQueue?
    var reads = 0
    var isClosed = false
  }

  let pool: DatabasePool
  /// A connection for one reader at a time, which is reached through one queue. The pool's are reached through three,
  /// and look at the schema's version each time, which is a tenth of what a page costs. Opening it costs as much as
  /// forty reads gain, so it is for those who read often, and for no command.
  private let reader = Mutex(Reader())
  private static let readsBeforeReader = 40
  /// How the connection that writes does so at present.
  private let writesAs = Mutex<Durability?>(nil)
  private let wallClock: @Sendable () -> Date
  private let refusal: StorageFailure?
  private let makeRoom: @Sendable () -> Bool

  /// Opens the store, and creates it with its folder if there is none. Blocks for the time of a few file operations,
  /// or for as long as another process is opening the same file.
  ///
  /// A damaged file is never deleted: it is set aside, its likes are taken over, and `notices` says so. A store that
  /// cannot be written (on a full disk) is opened for reading.
  ///
  /// - Parameters:
  ///   - now: the clock on the wall.
  ///   - makeRoom: called when the disk is full; frees what can be fetched again, and says whether that was anything.
  ///     What was to be written is then tried once more.
  /// - Throws: `RepositoryError.storage`.
  public init(
    path: String, now: @escaping @Sendable () -> Date = { Date() },
    makeRoom: @escaping @Sendable () -> Bool = { false }
  ) throws(RepositoryError) {
    self.path = path
    self.makeRoom = makeRoom
    wallClock = now
    do {
      let opened = try DatabaseOpening(path: path, now: now).open()
      pool = opened.pool
      notices = opened.notices
      refusal = opened.refusal
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  /// Closes the file. Whoever observes it is told no more; whoever reads or writes afterwards gets an error.
  public func close() throws(RepositoryError) {
    do {
      try reader.withLock { reader in
        reader.isClosed = true
        try reader.queue?.close()
      }
      try pool.close()
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  var isClosed: Bool { reader.withLock { $0.isClosed } }

  /// The time as the store keeps it: what is given out is the same as what is read back later.
  func now() -> Date {
    Date(timeIntervalSince1970: wallClock().timeIntervalSince1970)
  }

  /// Reads a consistent state, away from the caller's actor.
  ///
  /// Readers wait for nobody, so a read that is short runs on the thread that it is on; handing it to another one would
  /// cost more than the read.
  @concurrent
  func read<Value: Sendable>(
    _ body: @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    guard !Task.isCancelled else { throw .cancelled }
    do {
      return try readNow(body)
    } catch {
      throw translated(error)
    }
  }

  /// Through the reader that is at hand; through the pool while somebody else reads there.
  private func readNow<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) throws -> Value {
    let value = try reader.withLockIfAvailable { reader -> Value? in
      reader.reads += 1
      guard !reader.isClosed, reader.reads > Self.readsBeforeReader else { return nil }
      let queue = try reader.queue ?? DatabaseQueue(path: path, configuration: DatabaseOpening.readerConfiguration)
      reader.queue = queue
      return try queue.unsafeRead { try consistently($0, body) }
    }
    return try (value ?? nil) ?? pool.unsafeRead { try consistently($0, body) }
  }

  /// Reads within a transaction that is begun with a statement that is prepared once; GRDB's own `read` prepares it
  /// each time.
  private func consistently<Value>(_ db: Database, _ body: (Database) throws -> Value) throws -> Value {
    try db.cachedStatement(sql: "BEGIN").step()
    // Nothing was written: there is nothing that could not be committed.
    defer { try? db.cachedStatement(sql: "COMMIT").step() }
    return try body(db)
  }

  enum Durability {
    /// Survives a crash of the program.
    case process
    /// Survives a loss of power, too. Waits for the disk.
    case disk
  }

  /// Writes all or nothing.
  ///
  /// - Parameter ifNotCommitted: called when `body` has done its work, and that cannot be committed.
  func write<Value: Sendable>(
    _ durability: Durability, ifNotCommitted: @escaping @Sendable () -> Void = {},
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    if let refusal { throw .storage(refusal) }
    do throws(RepositoryError) {
      return try await writeOnce(durability, ifNotCommitted, body)
    } catch {
      guard error == .storage(.full(path: path)), makeRoom() else { throw error }
      return try await writeOnce(durability, ifNotCommitted, body)
    }
  }

  private func writeOnce<Value: Sendable>(
    _ durability: Durability, _ ifNotCommitted: @escaping @Sendable () -> Void,
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    do {
      return try await pool.writeWithoutTransaction { db in
        try self.writesAs.withLock { last in
          guard last != durability else { return }
          try db.execute(sql: "PRAGMA synchronous = \(durability == .disk ? "FULL" : "NORMAL")")
          last = durability
        }
        try db.cachedStatement(sql: "BEGIN IMMEDIATE").execute()
        do {
          let value = try body(db)
          do {
            try db.cachedStatement(sql: "COMMIT").execute()
          } catch {
            ifNotCommitted()
            throw error
          }
          return value
        } catch {
          // Some errors have rolled back already; there is nothing left to be undone then.
          try? db.rollback()
          throw error
        }
      }
    } catch {
      throw translated(error)
    }
  }

  func translated(_ error: any Error) -> RepositoryError {
    if let error = error as? DatabaseError, error.meansDamage {
      DatabaseFiles(path: path).markAsDamaged()
    }
    return RepositoryError(error, path: path)
  }
}

import Domain
import GRDB

extension RepositoryError {
  /// Translates an error of the database.
  ///
  /// - Parameter path: The path of the database.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as RepositoryError: self = error
    case is CancellationError: self = .cancelled
    case let error as DatabaseError: self = .storage(StorageFailure(error, path: path))
    // The value in a column has the wrong type.
    case is RowDecodingError: self = .storage(.damaged(path: path))
    default: self = .storage(.other(reason: .message("\(error)")))
    }
  }
}

extension StorageFailure {
  init(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case _ where error.meansFullDisk: self = .full(path: path)
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .notWritable(path: path)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path: path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
    default: self = .other(reason: .message("SQLite \(error.extendedResultCode.rawValue): \(error.message ?? "")"))
    }
  }
}

extension DatabaseError {
  var meansDamage: Bool {
    resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB
  }

  var meansFullDisk: Bool {
    // `IOERR_SHMSIZE`: the shared-memory file could not grow.
    resultCode == .SQLITE_FULL || extendedResultCode == .SQLITE_IOERR_SHMSIZE
  }
}

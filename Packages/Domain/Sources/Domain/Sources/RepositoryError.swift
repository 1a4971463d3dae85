/// An error of a repository, in terms of the domain.
///
/// Implementations of a port translate protocol errors, status codes and database errors into a `RepositoryError`.
public enum RepositoryError: Error, Hashable, Sendable {
  /// The source is unreachable.
  case offline(reason: ErrorReason)
  /// The source did not respond in time.
  case timedOut
  /// The rate limit is exceeded. `until` is the time at which requests are allowed again, if known.
  case rateLimited(until: Date?)
  /// The source rejected the access key.
  case accessDenied(reason: ErrorReason)
  /// The requested item does not exist, for example a photo, a topic or a memo.
  case notFound
  /// The source does not support the request.
  case unsupported(reason: ErrorReason)
  /// The source has a temporary problem.
  case unavailable(reason: ErrorReason)
  /// The response or the file is invalid.
  case malformed(reason: ErrorReason)
  /// The server sent something other than a photo, for example the sign-in page of a network. `content` describes the
  /// response.
  case notAPhoto(content: FileContent)
  /// The value is not cached, and the fetch policy does not allow a request.
  case notCached
  /// An operation on a file or the database failed.
  case storage(StorageFailure)
  /// The caller canceled the request.
  case cancelled
}

extension RepositoryError {
  /// Whether the same request may succeed later. After a temporary error, a cached value may replace the response.
  public var isTemporary: Bool {
    switch self {
    case .offline, .timedOut, .rateLimited, .unavailable: true
    case .accessDenied, .notFound, .unsupported, .malformed, .notAPhoto, .notCached, .storage, .cancelled: false
    }
  }
}

/// The reason why an operation on a file or the database failed.
public enum StorageFailure: Hashable, Sendable {
  /// The disk is full. Data that was stored earlier is not affected.
  case full(path: String)
  /// The file or folder cannot be written.
  case notWritable(path: String)
  /// The file exists, and the caller did not allow replacing it.
  case exists(path: String)
  /// The path refers to a device, a pipe or a link, which is never replaced.
  case notRegularFile(path: String)
  /// The file is damaged or is not a database.
  case damaged(path: String)
  /// The file is the database of another program.
  case foreign(path: String)
  /// There is no such file.
  case missing(path: String)
  /// The database was written by a newer version of the program.
  case newerVersion(path: String)
  /// Another process locked the database for too long.
  case busy(path: String)
  /// Another error.
  case other(reason: ErrorReason)
}

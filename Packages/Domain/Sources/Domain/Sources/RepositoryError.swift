/// An error of a repository, in terms of the domain.
///
/// Implementations of a port translate protocol errors, status codes and database errors into these cases.
public enum RepositoryError: Error, Hashable, Sendable {
  /// The source is unreachable. `reason` is a description for the user.
  case offline(reason: String)
  /// The source did not respond in time.
  case timedOut
  /// The rate limit is exceeded. `until` is the time at which requests are allowed again, if known.
  case rateLimited(until: Date?)
  /// The source rejected the access key. `reason` is a description for the user.
  case accessDenied(reason: String)
  /// The photo, topic or memo does not exist.
  case notFound
  /// The source does not support the request. `reason` is a description for the user.
  case unsupported(reason: String)
  /// The source has a temporary problem. `reason` is a description for the user.
  case unavailable(reason: String)
  /// The response is invalid. `reason` names the invalid part.
  case malformed(reason: String)
  /// The server sent something else than a photo, as a network does that wants a sign-in. `content` names it.
  case notAPhoto(content: String)
  /// The value is not cached, and the fetch policy does not allow a request.
  case notCached
  /// An operation on a file or the database failed.
  case storage(StorageFailure)
  /// The caller canceled the request.
  case cancelled
}

extension RepositoryError {
  /// Whether the same request may succeed later. Until then, a cached value may replace the response.
  public var isTemporary: Bool {
    switch self {
    case .offline, .timedOut, .rateLimited, .unavailable: true
    case .accessDenied, .notFound, .unsupported, .malformed, .notAPhoto, .notCached, .storage, .cancelled: false
    }
  }
}

/// The reason why an operation on a file or the database failed.
public enum StorageFailure: Hashable, Sendable {
  /// The disk is full. Data that was stored before is safe.
  case full(path: String)
  /// The file or folder cannot be written.
  case notWritable(path: String)
  /// The file exists, and the caller does not want to replace it.
  case exists(path: String)
  /// The path is that of a device, a pipe or a link, which is never replaced.
  case notRegularFile(path: String)
  /// The file is damaged or is not a database.
  case damaged(path: String)
  /// The database was written by a newer version of the program.
  case newerVersion(path: String)
  /// Another process locked the database for too long.
  case busy(path: String)
  /// Another error. `reason` is the message of the system.
  case other(reason: String)
}

/// An error of a repository, in terms of the domain.
///
/// No case names a protocol, a status code or a database: implementations of a port translate their errors.
public enum RepositoryError: Error, Hashable, Sendable {
  /// The source could not be reached. `reason` is for people.
  case offline(reason: String)
  /// The source did not answer in time.
  case timedOut
  /// The rate limit is exceeded. `until` is when requests are allowed again, if known.
  case rateLimited(until: Date?)
  /// The access key was refused.
  case accessDenied(reason: String)
  /// There is no such photo, topic or memo.
  case notFound
  /// The source cannot do that. `reason` is for people.
  case unsupported(reason: String)
  /// The source has a problem. `reason` is for people.
  case unavailable(reason: String)
  /// The response is invalid. `reason` says what is wrong with it.
  case malformed(reason: String)
  /// It is not cached, and may not be fetched.
  case notCached
  /// A file or the database failed.
  case storage(StorageFailure)
  /// The caller cancelled the request.
  case cancelled
}

extension RepositoryError {
  /// Whether the source may answer later, so that a cached value is better than none until then.
  public var isTemporary: Bool {
    switch self {
    case .offline, .timedOut, .rateLimited, .unavailable: true
    case .accessDenied, .notFound, .unsupported, .malformed, .notCached, .storage, .cancelled: false
    }
  }
}

/// Why a file or the database failed.
public enum StorageFailure: Hashable, Sendable {
  /// The disk is full. Data that was stored before is safe.
  case full(path: String)
  /// The file or folder may not be written.
  case notWritable(path: String)
  /// The file exists, and may not be replaced.
  case exists(path: String)
  /// The file is damaged, or not a database.
  case damaged(path: String)
  /// The database was written by a newer version of the program.
  case newerVersion(path: String)
  /// Another process locked the database for too long.
  case busy(path: String)
  /// Any other reason, in the system's words.
  case other(reason: String)
}

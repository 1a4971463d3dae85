#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What can go wrong behind a port, in the words of the domain.
///
/// No case names a protocol, a status code or a database: whoever implements a port translates.
public enum RepositoryError: Error, Hashable, Sendable {
  /// The other side could not be reached. `reason` is for people.
  case offline(reason: String)
  /// The other side was reached, and did not answer in time.
  case timedOut
  /// Too much was asked. `until` says when it may be asked again, where that is known.
  case rateLimited(until: Date?)
  /// The access key was refused.
  case accessDenied(reason: String)
  /// There is no such thing.
  case notFound
  /// This source cannot do that. `reason` is for people.
  case unsupported(reason: String)
  /// The other side is there but cannot answer now.
  case unavailable(reason: String)
  /// The answer could not be understood. `reason` names what was wrong with it.
  case malformed(reason: String)
  /// Only what is stored was asked for, and this is not stored.
  case notCached
  /// The store on this machine failed.
  case storage(StorageFailure)
  /// Whoever asked no longer wants the answer.
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

/// Why the store on this machine failed.
public enum StorageFailure: Hashable, Sendable {
  /// The disk is full. What was stored before is still there.
  case full(path: String)
  /// The file or folder may not be written.
  case notWritable(path: String)
  /// A file of that name is there, and was not to be replaced.
  case exists(path: String)
  /// The store is not a store, or is damaged.
  case damaged(path: String)
  /// The store was written by a newer version of the program.
  case newerVersion(path: String)
  /// Another process kept the store for too long.
  case busy(path: String)
  /// Anything else, in the words of the system.
  case other(reason: String)
}

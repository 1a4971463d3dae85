import Domain
package import Persistence
package import Presentation

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension PhotoDatabase {
  /// Opens the database. ``showNotices(on:)`` shows the user what happened meanwhile.
  ///
  /// - Throws: `CommandFailure`.
  package convenience init(paths: Paths, strings: Strings, now: @escaping @Sendable () -> Date) throws {
    do throws(RepositoryError) {
      let answers = paths.responses
      try self.init(path: paths.database, now: now, makeRoom: { FolderSize(of: answers).removeFiles() })
    } catch {
      throw CommandFailure(strings.failures.failure(error, now: now()))
    }
  }

  package func showNotices(on console: Console) {
    for notice in notices { console.warn(notice.text) }
  }
}

extension DatabaseNotice {
  package var text: String {
    switch self {
    case .setAside(let path, let savedLikes, let mayMissLikes):
      """
      The store was damaged. It is kept as \(path), and a new one was begun; likes taken over: \(savedLikes)\
      \(mayMissLikes ? ", and some may be missing." : ".")
      """
    case .likesRestored(let count):
      "The store was not where it should be. A new one was begun, and your likes were taken over from their journal: \(count)."
    case .readOnly(let path, let diskIsFull):
      diskIsFull
        ? "The disk is full: \(path) can only be read. Free some space to like and to keep what you see."
        : "\(path) can only be read. Change who may write there to like and to keep what you see."
    }
  }
}

public import Domain
import Foundation

/// The reason why a folder cannot be browsed.
public enum FolderError: Error, Hashable, Sendable {
  case notFound(path: String)
  case notFolder(path: String)
  case unreadable(path: String, FileProblem)

  /// Returns the folder's path with symbolic links resolved.
  static func checked(_ path: String) throws(FolderError) -> FilePath {
    guard !path.utf8.contains(0) else { throw .notFound(path: path) }
    guard let resolved = FilePath(resolving: FilePath(bytes: Array(path.utf8))), let status = FileStatus(resolved)
    else {
      guard errno == ENOENT || errno == ENOTDIR else {
        throw .unreadable(path: path, FileProblem(errno: errno))
      }
      throw .notFound(path: path)
    }
    guard status.kind == .folder else { throw .notFolder(path: path) }
    guard access(resolved.cString, R_OK | X_OK) == 0 else {
      throw .unreadable(path: path, FileProblem(errno: errno))
    }
    return resolved
  }
}

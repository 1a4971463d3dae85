import Dispatch
import Foundation
import Persistence
import Synchronization

/// Calls a function when files in the watched folders are added, removed, renamed or written. Uses inotify on Linux. On
/// other systems, or if a folder cannot be watched, `isComplete` is false and the caller must poll.
final class FolderWatch: Sendable {
  #if os(Linux)
  private let inotify: Inotify?
  #endif
  private let missesFolders: Mutex<Bool>

  /// - Parameter onChange: Called on a private queue.
  init(onChange: @escaping @Sendable () -> Void) {
    #if os(Linux)
    inotify = Inotify(queue: DispatchQueue(label: "folder changes"), onChange: onChange)
    missesFolders = Mutex(inotify == nil)
    #else
    missesFolders = Mutex(true)
    #endif
  }

  /// Whether every folder is watched.
  var isComplete: Bool { missesFolders.withLock { !$0 } }

  /// Watches the files that are directly in a folder.
  func watch(_ folder: FilePath) {
    #if os(Linux)
    let events = IN_CREATE | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_ONLYDIR
    let error = inotify?.watch(folder.cString, for: Int(events)) ?? 0
    if error != 0, error != ENOENT {
      missesFolders.withLock { $0 = true }
    }
    #endif
  }
}

import Dispatch
import Foundation
import Synchronization

/// Calls a function when files in the watched folders are added, removed, renamed or written. On Linux, it uses
/// inotify. On other systems, and if a folder cannot be watched, `isComplete` is false and the caller must poll.
final class FolderWatch: Sendable {
  /// Nil on systems without inotify.
  private let descriptor: Int32?
  private let source: Mutex<(any DispatchSourceProtocol)?>
  private let missesFolders: Mutex<Bool>

  /// - Parameter onChange: Called on a private queue.
  init(onChange: @escaping @Sendable () -> Void) {
    #if os(Linux)
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    self.descriptor = descriptor >= 0 ? descriptor : nil
    source = Mutex(descriptor >= 0 ? Self.makeSource(descriptor, onChange: onChange) : nil)
    missesFolders = Mutex(descriptor < 0)
    #else
    descriptor = nil
    source = Mutex(nil)
    missesFolders = Mutex(true)
    #endif
  }

  deinit {
    // The source closes the descriptor after its last handler has run.
    source.withLock { $0?.cancel() }
  }

  /// Whether every folder is watched.
  var isComplete: Bool { missesFolders.withLock { !$0 } }

  /// Watches the files that are directly in a folder. Watching a folder twice has no effect. The watch ends when the
  /// folder is removed.
  func watch(_ folder: FilePath) {
    #if os(Linux)
    guard let descriptor else { return }
    let events = IN_CREATE | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_ONLYDIR
    if inotify_add_watch(descriptor, folder.cString, UInt32(events)) < 0, errno != ENOENT {
      missesFolders.withLock { $0 = true }
    }
    #endif
  }

  #if os(Linux)
  private static func makeSource(
    _ descriptor: Int32, onChange: @escaping @Sendable () -> Void
  ) -> any DispatchSourceProtocol {
    let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "folder changes"))
    source.setEventHandler {
      drain(descriptor)
      onChange()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    return source
  }

  /// Discards the events, whose contents do not matter. `read` writes at most the size of the buffer.
  private static func drain(_ descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
  #endif
}

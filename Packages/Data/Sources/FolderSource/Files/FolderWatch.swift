import Dispatch
import Foundation
import Synchronization

/// Calls back when files in folders are added, removed, renamed or written, where the system reports that: Linux does,
/// through inotify. Elsewhere, and beyond the system's limit of watched folders, `isComplete` is false and the caller
/// looks from time to time.
final class FolderWatch: Sendable {
  /// Nil where the system reports nothing.
  private let descriptor: Int32?
  private let source: Mutex<(any DispatchSourceProtocol)?>
  private let missesFolders: Mutex<Bool>

  /// - Parameter onChange: Called on a queue of its own.
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
    // The descriptor is closed by the source, once no handler runs any more.
    source.withLock { $0?.cancel() }
  }

  /// Whether every folder is watched.
  var isComplete: Bool { missesFolders.withLock { !$0 } }

  /// Watches the files that are directly in a folder. Watching a folder again changes nothing; that of a removed folder
  /// ends by itself.
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

  /// Discards the events: only that there were some matters. `read` writes at most the size of the buffer, which nothing
  /// reads.
  private static func drain(_ descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
  #endif
}

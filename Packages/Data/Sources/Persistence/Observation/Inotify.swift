#if os(Linux)
package import Dispatch
import Foundation
import Synchronization

/// Calls a function when watched files and folders change. Uses Linux's inotify, which costs no CPU time while nothing
/// changes. Stops when this object is released.
package final class Inotify: Sendable {
  private let descriptor: Int32
  private let source: Mutex<any DispatchSourceProtocol>

  /// Returns nil if the system allows no more inotify instances.
  package init?(queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    source = Mutex(Self.makeSource(descriptor, queue: queue, onChange: onChange))
  }

  deinit {
    // The source closes the descriptor after its last handler has run.
    source.withLock { $0.cancel() }
  }

  /// Watches a file, or the files that are directly in a folder. A second watch of the same file replaces the events of
  /// the first watch. The watch ends when the file or folder is removed.
  ///
  /// - Parameter events: The `IN_…` constants of the events to report.
  /// - Returns: 0, or the value of `errno` if the path cannot be watched.
  package func watch(_ path: UnsafePointer<CChar>, for events: Int) -> Int32 {
    inotify_add_watch(descriptor, path, UInt32(events)) < 0 ? errno : 0
  }

  private static func makeSource(
    _ descriptor: Int32, queue: DispatchQueue, onChange: @escaping @Sendable () -> Void
  ) -> any DispatchSourceProtocol {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      discardEvents(descriptor)
      onChange()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    return source
  }

  /// Discards the events, whose contents do not matter. `read` writes at most the size of the buffer.
  private static func discardEvents(_ descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
#endif

import Dispatch
import Foundation
import Synchronization

/// Calls a function when any process writes to a file. Uses no CPU time while the file does not change.
///
/// Does nothing if the file does not exist. Stops when this object is released.
final class FileWatch: Sendable {
  private let source: Mutex<(any DispatchSourceProtocol)?>

  init(path: String, queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) {
    source = Mutex(Self.makeSource(path: path, queue: queue, onChange: onChange))
  }

  deinit {
    source.withLock { $0?.cancel() }
  }

  #if os(Linux)
  private static func makeSource(
    path: String, queue: DispatchQueue, onChange: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceProtocol)? {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, path, UInt32(IN_MODIFY | IN_CLOSE_WRITE)) >= 0 else {
      close(descriptor)
      return nil
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      drain(descriptor)
      onChange()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    return source
  }

  /// Discards the events, whose contents do not matter.
  private static func drain(_ descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
  #else
  private static func makeSource(
    path: String, queue: DispatchQueue, onChange: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceProtocol)? {
    let descriptor = open(path, O_EVTONLY)
    guard descriptor >= 0 else { return nil }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: [.write, .extend], queue: queue)
    source.setEventHandler(handler: onChange)
    source.setCancelHandler { close(descriptor) }
    source.resume()
    return source
  }
  #endif
}

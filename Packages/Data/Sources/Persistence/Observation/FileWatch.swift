import Dispatch
import Foundation
import Synchronization

/// Calls a function when any process writes to a file. Uses no CPU time while the file does not change.
///
/// Does nothing if the file does not exist. Stops when this object is released.
final class FileWatch: Sendable {
  #if os(Linux)
  private let inotify: Inotify?

  init(path: String, queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) {
    inotify = Inotify(queue: queue, onChange: onChange)
    _ = inotify?.watch(path, for: Int(IN_MODIFY | IN_CLOSE_WRITE))
  }
  #else
  private let source: Mutex<(any DispatchSourceProtocol)?>

  init(path: String, queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) {
    source = Mutex(Self.makeSource(path: path, queue: queue, onChange: onChange))
  }

  deinit {
    source.withLock { $0?.cancel() }
  }

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

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The pending output of a non-blocking descriptor. Callers write as much as the descriptor accepts, and a thread
/// flushes the remaining output.
final class Outbox: Sendable {
  private struct Bytes {
    var all: [UInt8] = []
    var written = 0
  }

  private let descriptor: OwnedDescriptor
  private let bytes = Mutex(Bytes())

  init(descriptor: OwnedDescriptor) {
    self.descriptor = descriptor
  }

  var isEmpty: Bool { bytes.withLock { $0.all.isEmpty } }

  /// Writes as much as the descriptor accepts, and adds the remaining bytes to the pending output. If output is already
  /// pending, adds all bytes and writes nothing. The next ``flush()`` writes the pending output.
  ///
  /// - Returns: whether output became pending, so that ``flush()`` must be called.
  func send(_ new: [UInt8]) -> Bool {
    let somethingWaits = bytes.withLock { bytes in
      let somethingWaits = !bytes.all.isEmpty
      // Avoids copying a frame, which may be several megabytes long.
      if somethingWaits { bytes.all += new } else { bytes.all = new }
      return somethingWaits
    }
    return !somethingWaits && !flush()
  }

  /// Writes pending output until the descriptor would block. Concurrent callers wait for at most one write, and the
  /// order of the output is preserved.
  ///
  /// - Returns: whether all pending output was written.
  func flush() -> Bool {
    while true {
      switch bytes.withLock({ writeOnce(&$0) }) {
      case .some: continue
      case .none: return false
      case .all: return true
      }
    }
  }

  /// Discards pending output.
  func removeAll() {
    bytes.withLock { $0 = Bytes() }
  }

  private enum Progress {
    case some, none, all
  }

  private func writeOnce(_ bytes: inout Bytes) -> Progress {
    let count = bytes.all[bytes.written...].withUnsafeBytes { systemWrite(descriptor.number, $0) }
    if count < 0 && errno == EAGAIN { return .none }
    if count < 0 && errno == EINTR { return .some }
    bytes.written += max(0, count)
    if count > 0 && bytes.written < bytes.all.count { return .some }
    // Everything was written, or the other end is closed.
    bytes = Bytes()
    return .all
  }
}

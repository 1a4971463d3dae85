import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a descriptor that does not block has not taken yet. It is written by whoever has bytes for it, and later by the
/// thread that sees that it takes more.
final class Outbox: Sendable {
  private struct Bytes {
    var all: [UInt8] = []
    var written = 0
  }

  private let descriptor: Int32
  private let bytes = Mutex(Bytes())

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isEmpty: Bool { bytes.withLock { $0.all.isEmpty } }

  /// Writes what there is room for. What comes while something waits only waits behind it: whoever has seen that
  /// something waits is told when all is gone by the one who flushes, and would not be told if it went here.
  ///
  /// - Returns: whether somebody must ``flush()`` who was not needed before.
  func send(_ new: [UInt8]) -> Bool {
    let somethingWaits = bytes.withLock { bytes in
      let somethingWaits = !bytes.all.isEmpty
      // A frame may have megabytes; it is not copied.
      if somethingWaits { bytes.all += new } else { bytes.all = new }
      return somethingWaits
    }
    return !somethingWaits && !flush()
  }

  /// Writes as long as there is room. Who sends or asks meanwhile waits for one of the writes at most, and two who
  /// flush write in turns, in the order of what was sent.
  ///
  /// - Returns: whether nothing is left.
  func flush() -> Bool {
    while true {
      switch bytes.withLock({ writeOnce(&$0) }) {
      case .some: continue
      case .none: return false
      case .all: return true
      }
    }
  }

  /// What waits will not be written.
  func removeAll() {
    bytes.withLock { $0 = Bytes() }
  }

  private enum Progress {
    case some, none, all
  }

  private func writeOnce(_ bytes: inout Bytes) -> Progress {
    let count = bytes.all[bytes.written...].withUnsafeBytes { systemWrite(descriptor, $0) }
    if count < 0 && errno == EAGAIN { return .none }
    if count < 0 && errno == EINTR { return .some }
    bytes.written += max(0, count)
    if count > 0 && bytes.written < bytes.all.count { return .some }
    // Everything has been taken, or nobody will ever take it.
    bytes = Bytes()
    return .all
  }
}

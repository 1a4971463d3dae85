#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads a descriptor in a thread of its own, writes there what the descriptor did not take at once, and hears calls.
///
/// One `poll` without a time limit waits for all of it, so nothing runs while nothing happens. (A read source of
/// Dispatch would be shorter; on Linux it was seen to miss the end of its input now and then.)
final class DeviceWatch: Sendable {
  enum Event: Equatable, Sendable {
    case bytes([UInt8])
    /// The descriptor did not take everything that was sent, and now it has.
    case drained
    /// A number other than those below was sent through ``wakeDescriptor``.
    case call(UInt8)
    /// The other side is gone; nothing comes after this.
    case closed
  }

  private enum Call {
    static let stop: UInt8 = 255
    static let write: UInt8 = 254
  }

  /// In order, each once; for one reader.
  let events: AsyncStream<Event>
  /// A byte written here comes out as ``Event/call(_:)``. Signal handlers may use it.
  var wakeDescriptor: Int32 { wakePipe.writer }
  private let wakePipe: WakePipe
  private let outbox: Outbox

  init(descriptor: Int32) {
    outbox = Outbox(descriptor: descriptor)
    wakePipe = WakePipe()
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    events = stream
    startThread { [outbox, wakePipe] in Self.run(descriptor, outbox, wakePipe, continuation) }
  }

  deinit {
    stop()
  }

  /// Whether the descriptor has not taken everything yet.
  var isWriting: Bool { !outbox.isEmpty }

  /// Writes without waiting. If the descriptor does not take all of it now, ``Event/drained`` tells when it has.
  func send(_ bytes: [UInt8]) {
    if outbox.send(bytes) { call(Call.write) }
  }

  /// Forgets what has not been written yet.
  func dropUnwritten() {
    outbox.removeAll()
  }

  func stop() {
    call(Call.stop)
  }

  /// Makes ``Event/call(_:)`` of a number that is not one of those above.
  func call(_ number: UInt8) {
    var byte = number
    _ = write(wakeDescriptor, &byte, 1)
  }

  private static func run(
    _ descriptor: Int32, _ outbox: Outbox, _ wakePipe: WakePipe, _ continuation: AsyncStream<Event>.Continuation
  ) {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    defer { continuation.finish() }
    while true {
      var waits = [
        pollfd(fd: descriptor, events: Int16(POLLIN) | (outbox.isEmpty ? 0 : Int16(POLLOUT)), revents: 0),
        pollfd(fd: wakePipe.reader, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waits, 2, -1) >= 0 || errno == EINTR else { return }
      if waits[1].revents != 0 {
        let count = read(wakePipe.reader, &buffer, buffer.count)
        for call in buffer.prefix(max(0, count)) {
          switch call {
          case Call.stop: return
          case Call.write: break
          default: continuation.yield(.call(call))
          }
        }
      }
      if waits[0].revents & Int16(POLLOUT) != 0 && outbox.flush() { continuation.yield(.drained) }
      if waits[0].revents & Int16(POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0 {
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 {
          continuation.yield(.bytes(Array(buffer.prefix(count))))
        } else if count == 0 || errno != EAGAIN && errno != EINTR {
          continuation.yield(.closed)
          return
        }
      }
    }
  }
}

/// Closed when neither the thread nor who calls it has it any more: nobody writes to an end that is closed, which would
/// end the process.
private final class WakePipe: Sendable {
  let reader: Int32
  let writer: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "no more file descriptors")
    (reader, writer) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(reader)
    close(writer)
  }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A thread that reads a descriptor, writes pending output to it, and receives wake-up bytes.
///
/// The thread waits in one `poll` without a timeout, so an idle program does not wake up. Dispatch is not used, because
/// its read sources sometimes miss the end of the input on Linux.
final class DeviceWatch: Sendable {
  enum Event: Equatable, Sendable {
    case bytes([UInt8])
    /// All pending output has been written.
    case drained
    /// A byte was written to ``wakeDescriptor``.
    case call(UInt8)
    /// The other end was closed. This is the last event.
    case closed
  }

  private enum Call {
    static let stop: UInt8 = 255
    static let write: UInt8 = 254
  }

  /// The descriptor's events. Only one task may iterate over the events.
  let events: AsyncStream<Event>
  /// The descriptor for wake-up bytes. Each byte below 254 that is written to the descriptor becomes an
  /// ``Event/call(_:)``. Signal handlers may write to the descriptor.
  var wakeDescriptor: Int32 { wakePipe.writer }
  private let wakePipe: WakePipe
  private let outbox: Outbox

  init(descriptor: OwnedDescriptor) {
    outbox = Outbox(descriptor: descriptor)
    wakePipe = WakePipe()
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    events = stream
    startThread { [outbox, wakePipe] in Self.run(descriptor, outbox, wakePipe, continuation) }
  }

  deinit {
    stop()
  }

  /// Whether output is pending.
  var isWriting: Bool { !outbox.isEmpty }

  /// Writes without blocking. If some output remains pending, ``Event/drained`` follows when all output is written.
  func send(_ bytes: [UInt8]) {
    if outbox.send(bytes) { call(Call.write) }
  }

  /// Discards pending output.
  func dropUnwritten() {
    outbox.removeAll()
  }

  func stop() {
    call(Call.stop)
  }

  /// Writes a byte to ``wakeDescriptor``.
  func call(_ number: UInt8) {
    var byte = number
    _ = write(wakeDescriptor, &byte, 1)
  }

  private static func run(
    _ descriptor: OwnedDescriptor, _ outbox: Outbox, _ wakePipe: WakePipe,
    _ continuation: AsyncStream<Event>.Continuation
  ) {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    defer { continuation.finish() }
    while true {
      var waits = [
        pollfd(fd: descriptor.number, events: Int16(POLLIN) | (outbox.isEmpty ? 0 : Int16(POLLOUT)), revents: 0),
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
        let count = read(descriptor.number, &buffer, buffer.count)
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

/// A pipe that wakes the thread. The pipe is closed only after the thread and its callers have released it, because
/// writing to a closed pipe would end the process.
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

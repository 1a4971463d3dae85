#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file descriptor that text is written to.
///
/// Unlike `print`, it says when nobody reads any more, and it does not buffer, so what it writes and what others write
/// to the same terminal stay in order.
public struct Output: Sendable {
  public let descriptor: Int32

  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  public static let standard = Output(descriptor: STDOUT_FILENO)
  public static let standardError = Output(descriptor: STDERR_FILENO)

  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The size of the terminal behind it; nil when there is none.
  public var terminalSize: TerminalSize? { TerminalSize(descriptor: descriptor) }

  /// Writes the whole text. Blocks while the reader is slow, also when the descriptor does not block.
  public func write(_ text: String) throws(OutputError) {
    try write(Array(text.utf8)[...])
  }

  public func write(_ bytes: ArraySlice<UInt8>) throws(OutputError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw errno == EPIPE ? .closed : .failed(errno)
      }
    }
  }

  /// From now on, writing to a pipe that nobody reads throws ``OutputError/closed`` instead of ending the process. To
  /// be called once, at the start.
  public static func reportClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}

/// Why text could not be written.
public enum OutputError: Error, Equatable {
  /// Nobody reads any more, as in `photolist list | head -1`. Not worth a message.
  case closed
  /// The disk is full, the terminal is gone …: the system's error number.
  case failed(Int32)
}

/// `write`, by a name that no method shadows.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  guard let start = bytes.baseAddress else { return 0 }
  return write(descriptor, start, bytes.count)
}

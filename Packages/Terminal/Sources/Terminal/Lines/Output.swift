#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file descriptor for text output, such as standard output.
///
/// Unlike `print`, ``write(_:)`` throws errors such as a closed pipe. Text is written without a buffer, so that the
/// output of several writers stays in order.
public struct Output: Sendable {
  public let descriptor: Int32

  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  public static let standard = Output(descriptor: STDOUT_FILENO)
  public static let standardError = Output(descriptor: STDERR_FILENO)

  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The size of the terminal; nil if the descriptor is not a terminal.
  public var terminalSize: TerminalSize? { TerminalSize(descriptor: descriptor) }

  /// Writes the whole text. Blocks while the reader is slow, even if the descriptor is non-blocking.
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

  /// Makes writes to a closed pipe throw ``OutputError/closed`` instead of ending the process. Call this method once,
  /// when the program starts.
  public static func reportClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}

/// The error of a failed write.
public enum OutputError: Error, Equatable {
  /// The reader closed the pipe, as in `photolist list | head -1`. Do not print a message for this error.
  case closed
  /// The write failed for another reason, such as a full disk. The value is the system's error number.
  case failed(Int32)
}

/// Calls the system's `write`, which a type's own `write` method would hide.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  guard let start = bytes.baseAddress else { return 0 }
  return write(descriptor, start, bytes.count)
}

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads lines of input without blocking the caller's actor.
///
/// ```swift
/// let reader = LineReader()
/// while true {
///   try Output.standardError.write("photolist> ")
///   guard let line = await reader.next() else { break }
/// }
/// ```
///
/// The terminal's mode does not change, so echo, line editing and Ctrl-C work as usual. The first call of ``next()``
/// starts reading.
public final class LineReader: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isReading = false
    var hasEnded = false
    var waiter: CheckedContinuation<String?, Never>?

    /// Removes and returns the next line. At the end of the input, returns the text after the last line end.
    mutating func takeLine() -> String? {
      let end: Int
      if let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        end = newline + 1
      } else if hasEnded && !bytes.isEmpty || bytes.count >= LineReader.longestLine {
        end = bytes.count
      } else {
        return nil
      }
      var line = bytes[..<end]
      if line.last == UInt8(ascii: "\n") { line.removeLast() }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      defer { bytes.removeFirst(end) }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// The maximum length of a line in bytes. Longer lines are split, which bounds the memory use.
  public static let longestLine = 65_536

  private let descriptor: Int32
  private let state = Mutex(State())

  /// - Parameter descriptor: the descriptor to read; standard input by default.
  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Returns the next line without its line end, or nil at the end of the input (Ctrl-D) or if the task is canceled. A
  /// line that arrives after a cancellation is returned by the next call. Only one call may wait at a time.
  public func next() async -> String? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          precondition(state.waiter == nil, "two callers wait for the same line")
          if Task.isCancelled {
            continuation.resume(returning: nil)
          } else if let line = state.takeLine() {
            continuation.resume(returning: line)
          } else if state.hasEnded {
            continuation.resume(returning: nil)
          } else {
            state.waiter = continuation
            if !state.isReading {
              state.isReading = true
              startThread { self.readUntilLineIsComplete() }
            }
          }
        }
      }
    } onCancel: {
      state.withLock { $0.waiter.take() }?.resume(returning: nil)
    }
  }

  /// Reads until a line is complete. If the waiting call was canceled, the line is saved for the next call.
  private func readUntilLineIsComplete() {
    var isReading = true
    while isReading {
      let bytes = readAvailable(descriptor)
      state.withLock { state in
        if let bytes { state.bytes += bytes } else { state.hasEnded = true }
        if let waiter = state.waiter {
          let line = state.takeLine()
          if line != nil || state.hasEnded {
            state.waiter = nil
            waiter.resume(returning: line)
          }
        }
        state.isReading = state.waiter != nil
        isReading = state.isReading
      }
    }
  }
}

/// Waits for input and returns it, or returns nil at the end of the input or after an error.
func readAvailable(_ descriptor: Int32) -> [UInt8]? {
  while true {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      buffer.removeLast(buffer.count - count)
      return buffer
    }
    if count < 0 && errno == EAGAIN {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, -1)
    } else if count == 0 || errno != EINTR {
      return nil
    }
  }
}

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A pipe that is closed when it is released.
final class Pipe {
  let reader: Int32
  let writer: Int32
  private var readerIsOpen = true
  private var writerIsOpen = true

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0)
    // Programs that other tests start must not inherit the pipe.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    closeReader()
    closeWriter()
  }

  func closeReader() {
    if readerIsOpen { close(reader) }
    readerIsOpen = false
  }

  func closeWriter() {
    if writerIsOpen { close(writer) }
    writerIsOpen = false
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(write(writer, bytes, bytes.count) == bytes.count)
  }
}

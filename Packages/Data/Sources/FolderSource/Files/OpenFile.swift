import Domain
import Foundation

/// A regular file that is open for reading. The file is closed when this value is destroyed.
final class OpenFile {
  let status: FileStatus
  private let descriptor: Int32

  /// Opens a file. Returns without waiting, even for a pipe or a device.
  init(_ path: FilePath) throws(SkippedFile) {
    let descriptor = open(path.cString, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw SkippedFile(path, .unreadable(errno: errno)) }
    guard let status = FileStatus(descriptor: descriptor), status.kind == .file else {
      close(descriptor)
      throw SkippedFile(path, .notFile)
    }
    self.descriptor = descriptor
    self.status = status
  }

  deinit { close(descriptor) }

  /// Returns `count` bytes, or fewer at the end of the file or after a read error.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard count > 0, offset >= 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      // `pread` initializes at most the remaining bytes of the buffer, and returns their number.
      while read < count {
        let result = pread(descriptor, buffer.baseAddress?.advanced(by: read), count - read, off_t(offset + read))
        if result < 0, errno == EINTR { continue }
        guard result > 0 else { break }
        read += result
      }
    }
  }
}

extension SkippedFile: Error {}

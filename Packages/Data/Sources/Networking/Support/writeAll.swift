#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes all bytes, retrying after interruptions by signals.
///
/// - Returns: The `errno` of the write that failed, or nil if all bytes were written.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count < 0 {
      if errno == EINTR { continue }
      return errno
    }
    rest = rest.dropFirst(count)
  }
  return nil
}

extension String {
  /// The system's description of an error number, such as "No space left on device".
  package init(errno: Int32) {
    self.init(cString: strerror(errno))
  }
}

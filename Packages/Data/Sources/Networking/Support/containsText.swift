#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension [UInt8] {
  /// Whether the bytes contain the UTF-8 bytes of a text that is not empty.
  ///
  /// For short texts, the standard library's search is a hundred times slower than this method. A body can have several
  /// megabytes, and every response is searched before it is stored.
  func contains(text: String) -> Bool {
    var text = text
    return withUnsafeBytes { bytes in
      text.withUTF8 { find(UnsafeRawBufferPointer($0), in: bytes) }
    }
  }
}

/// The C functions read only within the two buffers.
private func find(_ text: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Bool {
  guard var place = bytes.baseAddress, let start = text.baseAddress else { return false }
  let end = place + bytes.count
  while end - place >= text.count, let found = memchr(place, Int32(text[0]), end - place - text.count + 1) {
    if memcmp(found, start, text.count) == 0 { return true }
    place = UnsafeRawPointer(found) + 1
  }
  return false
}

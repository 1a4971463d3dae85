#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file descriptor that is closed when its last owner releases it.
///
/// A thread that uses a descriptor owns it. Otherwise, the thread could read from or write to another file after the
/// descriptor was closed, because the system reuses the number.
final class OwnedDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes a line at once: `print` to a pipe keeps it until the process ends, and whoever waits for it waits for ever.
func writeLine(_ line: String, to descriptor: Int32) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(descriptor, bytes, bytes.count)
}

import Foundation

/// Writes a line immediately. `print` would buffer it if the output is a pipe.
func writeLine(_ line: String, to descriptor: Int32) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(descriptor, bytes, bytes.count)
}

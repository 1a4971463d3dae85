import Foundation

/// Writes a line without buffering. If the output is a pipe, `print` would buffer the line.
func writeLine(_ line: String, to descriptor: Int32) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(descriptor, bytes, bytes.count)
}

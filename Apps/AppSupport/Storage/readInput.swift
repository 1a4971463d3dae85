import Foundation
package import Presentation

/// Reads a file to its end, or standard input if the path is `-`.
///
/// Waits for at most 0.1 s at a time, so that a signal can stop the command while a pipe is idle.
///
/// - Throws: `CommandFailure` if the file cannot be read, or `CancellationError`.
@concurrent package func readInput(_ path: String, strings: Strings) async throws -> [UInt8] {
  let failure = CommandFailure(unreadable: path, strings: strings)
  let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw failure }
  defer { if descriptor > STDIN_FILENO { close(descriptor) } }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let isReady = poll(&waiting, 1, 100) > 0
    try Task.checkCancellation()
    guard isReady else { continue }
    let count = read(descriptor, &piece, piece.count)
    if count < 0, errno == EINTR || errno == EAGAIN { continue }
    guard count >= 0 else { throw failure }
    guard count > 0 else { return bytes }
    bytes += piece[..<count]
  }
}

extension CommandFailure {
  /// - Parameter path: the path of a file, or `-` for standard input.
  package init(unreadable path: String, strings: Strings) {
    let strings = strings.arguments
    self.init(
      message: path == "-" ? strings.unreadableInput : strings.unreadableFile(path),
      advice: path == "-" ? strings.redirectInput : strings.checkFile, status: .noSuchPhoto)
  }
}

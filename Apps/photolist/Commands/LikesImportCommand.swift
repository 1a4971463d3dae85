import AppSupport
import ArgumentParser
import Domain
import Foundation
import Persistence
import Presentation

/// `photolist likes import`: adds likes from a file.
struct LikesImportCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add likes from an exported file.",
    discussion: "Photos that are already liked do not change. If one like cannot be imported, nothing is imported."
  )

  @Argument(help: "The file to read, or - for standard input.")
  var file: String

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: StoreRoot) async throws {
    let bytes = try await contents()
    let likes = try await app.attempt(about: file) { () throws(RepositoryError) in try LikesArchive.decode(bytes) }
    let count = try await app.attempt { () throws(RepositoryError) in try await app.likes.merge(likes) }
    app.console.print(app.strings.commands.likesImported(count, likes.count - count))
  }

  /// Reads the file. Never blocks for more than 0.1 s, so that a signal can stop the command while a pipe is idle.
  @concurrent private func contents() async throws -> [UInt8] {
    let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable }
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
      guard count >= 0 else { throw unreadable }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }

  private var unreadable: CommandFailure {
    CommandFailure(
      message: "\(file): Cannot read the file.", advice: "Check its name and its permissions.",
      status: .noSuchPhoto)
  }
}

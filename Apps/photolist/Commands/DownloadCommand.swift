import AppSupport
import ArgumentParser
import Domain
import Foundation
import Presentation
import Reactive
import Terminal

/// `photolist download`: saves photos as files.
struct DownloadCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "download",
    abstract: "Save photos as files.",
    discussion: """
      EXAMPLES:
        photolist download ID                    into the current folder
        photolist download ID ID -o ~/Pictures   into a folder
        photolist download ID -o cat.jpg --force
        photolist download ID -o - | feh -       to standard output
        photolist likes --format ndjson | photolist download -

      The path of each file is written to standard output. If a download is interrupted, the partial file NAME.part
      remains, and the same command resumes the download.
      """
  )

  @OptionGroup var photos: PhotoArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A folder, the file to write, or - for standard output.", valueName: "file-or-folder"),
    completion: .file())
  var output = "."

  @Flag(help: "Replace an existing file.")
  var force = false

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError(Strings.program.usage.nameOutput) }
    guard output != "-" || isatty(STDOUT_FILENO) == 0 else {
      throw ValidationError(Strings.program.usage.redirectPhoto)
    }
    guard photos.isOne || isFolder(output) else {
      throw ValidationError(Strings.program.usage.notAFolder(output))
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await photos.perform(on: app) { try await download($0, app) }
  }

  /// Downloads a photo.
  ///
  /// - Returns: A result with the path of the file; nil if the photo was written to standard output or the download was
  ///   canceled.
  @MainActor private func download(_ reference: PhotoReference, _ app: CompositionRoot) async throws -> ConsoleResult? {
    let destination = DownloadDestination(path: output, replacesExisting: force)
    let id = try await app.photoID(reference)
    let actions = app.photoActions(queue: app.downloadQueue())
    let output = actions.transform(input: .init(photo: app.photo(id), download: .just(destination)))
    var progress = app.console.progressLine(label: reference.text)
    for try await activity in output.activity.values {
      switch activity.download {
      case .idle: break
      case .running(let done, _):
        guard app.console.showsProgress else { break }
        draw(done, on: &progress, app.console)
      case .saved(let path, let text):
        erase(progress, app.console)
        if destination.isStandardOutput { return nil }
        app.console.print(text)
        return ConsoleResult(line: path, record: ["id": id.value, "source": id.source.rawValue, "path": path])
      case .cancelled:
        erase(progress, app.console)
        return nil
      case .failed(let failure), .occupied(_, let failure):
        erase(progress, app.console)
        throw CommandFailure(failure, about: reference.text)
      }
    }
    erase(progress, app.console)
    return nil
  }

  @MainActor private func draw(_ done: DownloadProgress, on line: inout ProgressLine, _ console: Console) {
    let columns = console.errors.terminalSize?.columns ?? 80
    let text = line.update(done: Int64(done.received), total: done.total.map(Int64.init), columns: columns)
    if let text { try? console.errors.write(text) }
  }

  @MainActor private func erase(_ line: ProgressLine, _ console: Console) {
    if console.showsProgress { try? console.errors.write(line.clear()) }
  }
}

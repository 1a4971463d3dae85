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
        photolist download ID -o - | feh -        to standard output

      The path of each file is written to standard output. An interrupted download leaves NAME.part, and the same
      command resumes it.
      """
  )

  @Argument(help: "The photos' ids, from 'photolist list' or another list.")
  var ids: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A folder, the file to write, or - for standard output.", valueName: "file-or-folder"))
  var output = "."

  @Flag(help: "Replace an existing file.")
  var force = false

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    guard !ids.isEmpty else { throw ValidationError("Name at least one photo by its id.") }
    guard !output.isEmpty else { throw ValidationError("--output takes a folder or a file.") }
    guard output != "-" || isatty(STDOUT_FILENO) == 0 else {
      throw ValidationError("A photo cannot be shown as text. Redirect standard output to a file or a program.")
    }
    guard ids.count == 1 || isFolder(output) else {
      throw ValidationError("\(output) is not a folder. To save several photos, name an existing folder.")
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Downloads the photos one after another. If a download fails, the remaining photos are still downloaded.
  @MainActor func run(_ app: CompositionRoot) async throws {
    var firstFailure: CommandFailure?
    for id in ids {
      do {
        try await download(id, app)
      } catch let failure as CommandFailure {
        if firstFailure != nil { app.console.report(failure) }
        firstFailure = firstFailure ?? failure
      }
      if Task.isCancelled { return }
    }
    if let firstFailure { throw firstFailure }
  }

  @MainActor private func download(_ id: String, _ app: CompositionRoot) async throws {
    let destination = DownloadDestination(path: output, replacesExisting: force)
    let output = app.photoActions().transform(input: .init(photo: app.photo(id), download: .just(destination)))
    var progress = app.console.progressLine(label: id)
    for try await activity in output.activity.values {
      switch activity.download {
      case .idle: break
      case .running(let done, _):
        guard app.console.showsProgress else { break }
        draw(done, on: &progress, app.console)
      case .saved(let path, let text):
        erase(progress, app.console)
        if destination.isStandardOutput { return }
        app.console.print(text)
        try app.console.write(line: path)
        return
      case .cancelled:
        erase(progress, app.console)
        return
      case .failed(let failure), .occupied(_, let failure):
        erase(progress, app.console)
        throw CommandFailure(failure, about: id)
      }
    }
    erase(progress, app.console)
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

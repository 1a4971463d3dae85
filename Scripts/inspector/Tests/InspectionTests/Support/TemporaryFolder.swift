import Foundation

/// A temporary folder that is deleted with this object.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    // Resolves symbolic links, because the temporary folder of macOS is a link, and the tools print its target.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
      path: "repository-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ path: String, _ text: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

import Foundation

extension Viewer {
  /// Writes photolist's config file.
  func writeConfig(_ text: String) throws {
    let folder = home.appending(path: ".config/photolist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "config.json"))
  }
}

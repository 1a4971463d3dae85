import AppSupport
import Foundation

/// The folder of the photos that were opened in other programs.
struct OpenedFiles {
  private let folder: URL

  /// The time after which files are removed.
  private static let lifetime: TimeInterval = 24 * 60 * 60

  init(_ paths: Paths) {
    folder = URL(filePath: paths.openedFiles)
  }

  /// Creates the folder if necessary, removes its old files, and returns its path. Ignores a failure, because saving a
  /// file in the folder will report the reason.
  func preparedFolder() -> String {
    let manager = FileManager.default
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for file in files ?? [] {
      let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      if let date, date < Date.now - Self.lifetime { try? manager.removeItem(at: file) }
    }
    return folder.path(percentEncoded: false)
  }
}

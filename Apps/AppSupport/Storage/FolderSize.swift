import Foundation

/// The files in a folder and their total size.
package struct FolderSize {
  private let paths: [String]
  package let bytes: Int

  /// Lists the files of a folder. A folder that does not exist counts as empty.
  package init(of folder: String) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    paths = names.map { "\(folder)/\($0)" }
    bytes = paths.reduce(0) { sum, path in
      sum + ((try? files.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
    }
  }

  /// Removes the files.
  ///
  /// - Returns: whether the files took any space.
  @discardableResult
  package func removeFiles() -> Bool {
    for path in paths { try? FileManager.default.removeItem(atPath: path) }
    return bytes > 0
  }
}

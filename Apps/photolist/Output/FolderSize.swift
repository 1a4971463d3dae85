#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of a folder that photolist alone writes.
struct FolderSize {
  private let paths: [String]
  let bytes: Int

  /// A folder that is not there has none.
  init(of folder: String) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    paths = names.map { "\(folder)/\($0)" }
    bytes = paths.reduce(0) { sum, path in
      sum + ((try? files.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
    }
  }

  /// - Returns: whether that made room.
  @discardableResult
  func removeFiles() -> Bool {
    for path in paths { try? FileManager.default.removeItem(atPath: path) }
    return bytes > 0
  }
}

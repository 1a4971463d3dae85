import Domain
import Foundation
import Persistence

/// A folder that goes away with the test that made it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    // Short: a socket's path may have some 100 bytes.
    path = NSTemporaryDirectory() + "photolist-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func database() throws -> PhotoDatabase {
    try PhotoDatabase(path: path + "/photolist.sqlite")
  }

  func store(_ source: PhotoSource) throws -> PhotoStore {
    PhotoStore(database: try database(), source: source)
  }

  var fileNames: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

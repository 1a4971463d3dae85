#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Some fields of the config file, `config.json` in the config folder. Each field may be missing.
package protocol ConfigSection: Decodable {
  /// Makes a section without any field.
  init()

  /// Describes why a decoded value is invalid; nil if it is valid.
  var mistake: String? { get }
}

extension ConfigSection {
  /// Reads the section from a file; it is empty where there is no file.
  package init(path: String) throws(CommandFailure) {
    self.init()
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      let bytes = try Data(contentsOf: URL(filePath: path))
      self = try JSONDecoder().decode(Self.self, from: bytes)
    } catch let error as DecodingError {
      throw .unreadableConfig(path: path, reason: Self.describe(error))
    } catch {
      throw .unreadableConfig(path: path, reason: "\(error)")
    }
    if let mistake { throw .unreadableConfig(path: path, reason: mistake) }
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is of the wrong kind."
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) has an unknown value."
    default: "it is not JSON."
    }
  }
}

extension CommandFailure {
  fileprivate static func unreadableConfig(path: String, reason: String) -> CommandFailure {
    CommandFailure(
      message: "Cannot read the settings in \(path): \(reason)",
      advice: "Correct or remove the file; 'photolist --help' lists its fields.", status: .config)
  }
}

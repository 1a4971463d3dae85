import Foundation

/// A group of fields in `config.json`, the config file. All fields are optional.
package protocol ConfigSection: Decodable {
  /// Creates a section without any field.
  init()

  /// An error message about an invalid value; nil if all values are valid.
  var mistake: String? { get }
}

extension ConfigSection {
  /// Reads the section from a file, or creates an empty section if the file does not exist.
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
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) has the wrong type."
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) has an unknown value."
    default: "the file is not valid JSON."
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

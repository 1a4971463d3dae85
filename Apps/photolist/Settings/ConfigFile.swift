import Domain
import Terminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The settings that a user wrote down: `config.json` in the config folder. Each may be missing.
///
///     { "source": "picsum", "timeout": 20, "perPage": 15, "color": "never",
///       "images": "sixel", "mouse": false, "keys": { "like": ["f"] } }
struct ConfigFile: Decodable, Equatable {
  var source: SourceName?
  var format: OutputFormat?
  var color: ColorChoice?
  /// In seconds.
  var timeout: Double?
  var perPage: Int?
  /// How pictures are shown.
  var images: PictureChoice?
  /// Whether the browser takes clicks and the wheel.
  var mouse: Bool?
  /// See `KeyMap`.
  var keys: [String: [String]]?

  init() {}

  /// - Returns: no settings where there is no file.
  init(path: String) throws(SettingsError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      let bytes = try Data(contentsOf: URL(filePath: path))
      self = try JSONDecoder().decode(ConfigFile.self, from: bytes)
    } catch let error as DecodingError {
      throw .configNotReadable(path: path, reason: Self.describe(error))
    } catch {
      throw .configNotReadable(path: path, reason: "\(error)")
    }
    if let mistake { throw .configNotReadable(path: path, reason: mistake) }
  }

  /// What an option of that name would refuse, too.
  private var mistake: String? {
    if let mistake = Settings.mistake(inTimeout: timeout) { return "timeout \(mistake)" }
    if let mistake = PageRequest.allowedSizes.mistake(in: perPage) { return "perPage \(mistake)" }
    return nil
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is of the wrong kind."
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) has a value that is not known."
    default: "it is not JSON."
    }
  }
}

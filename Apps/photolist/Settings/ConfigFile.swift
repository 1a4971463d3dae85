import AppSupport
import Domain

/// The fields of the config file that only photolist reads. `CommonConfig` has the fields of all apps.
///
///     { "source": "picsum", "timeout": 20, "perPage": 15, "color": "never",
///       "images": "sixel", "mouse": false, "keys": { "like": ["f"] } }
struct ConfigFile: ConfigSection {
  var source: SourceName?
  var format: OutputFormat?
  var perPage: Int?
  /// Whether the browser takes clicks and the wheel.
  var mouse: Bool?
  /// See `KeyMap`.
  var keys: [String: [String]]?

  var mistake: String? {
    PageRequest.allowedSizes.mistake(in: perPage).map { "perPage \($0)" }
  }
}

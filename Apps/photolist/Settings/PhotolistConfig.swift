import AppSupport
import Domain

/// The fields of the config file that only photolist reads. `CommonConfig` has the fields of all apps.
///
///     { "source": "picsum", "timeout": 20, "perPage": 15, "color": "never",
///       "images": "sixel", "mouse": false, "keys": { "like": ["f"] } }
struct PhotolistConfig {
  static let fields = ["source", "format", "perPage", "mouse", "keys"]

  var source: SourceName?
  var format: OutputFormat?
  var perPage: Int?
  /// Whether the browser handles mouse clicks and the wheel.
  var mouse: Bool?
  /// See `KeyMap`.
  var keys: [String: [String]]?

  /// - Throws: `CommandFailure`, if a value is wrong or a field is unknown.
  init(_ file: ConfigFile) throws(CommandFailure) {
    let strings = file.strings.settings
    source = try file.value("source", allowed: strings.photoSource) { ($0 as? String).flatMap { SourceName($0) } }
    format = try file.choice("format")
    perPage = try file.integer("perPage", in: PageRequest.allowedSizes)
    mouse = try file.boolean("mouse")
    keys = try file.value("keys", allowed: strings.keyLists) { $0 as? [String: [String]] }
    try file.check(known: Self.fields + CommonConfig.fields)
  }
}

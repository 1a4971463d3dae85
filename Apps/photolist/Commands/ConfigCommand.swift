import AppSupport
import ArgumentParser
import Foundation
import Presentation
import Terminal

/// `photolist config`: shows the settings.
struct ConfigCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show the settings, or the path of the config file.",
    discussion: """
      EXAMPLES:
        photolist config
        photolist config path
      """,
    subcommands: [ConfigShowCommand.self, ConfigPathCommand.self],
    defaultSubcommand: ConfigShowCommand.self
  )
}

struct ConfigShowCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show every setting and its origin: an option, the environment, the config file or a default.",
    discussion: """
      EXAMPLES:
        photolist config show
        photolist config show --format json | jq .timeout.value

      The access key itself is never shown. The output says whether the key is set.
      """
  )

  @OptionGroup var options: PhotolistOptions
  @OptionGroup var unknown: UnknownCommand<ConfigCommand>

  @MainActor func run(_ app: SettingsRoot) throws {
    try app.console.write(SettingsSheet(settings: app.settings))
  }
}

/// `photolist config path`: prints the path of the config file, even if the file is invalid.
struct ConfigPathCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Print the path of the config file.",
    discussion: """
      EXAMPLES:
        photolist config path
        $EDITOR "$(photolist config path)"

      The file need not exist. 'photolist --help' lists the fields of the file.
      """
  )

  @OptionGroup var options: PhotolistOptions

  @MainActor func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let console = Console(options: options, environment: environment)
    try await reportingFailures(on: { console }) {
      let path = try Paths(environment: environment).configFile
      let exists = FileManager.default.fileExists(atPath: path)
      try console.write(ConsoleResult(line: path, record: ["path": path, "exists": exists]))
    }
  }
}

/// The settings as a table and as JSON.
private struct SettingsSheet: ConsoleDocument {
  private struct Row {
    let name: String
    /// The value in JSON.
    let value: any Encodable
    let text: String
    let origin: SettingOrigin

    init(_ name: String, _ value: any Encodable & CustomStringConvertible, _ origin: SettingOrigin, text: String? = nil)
    {
      self.name = name
      self.value = value
      self.text = text ?? value.description
      self.origin = origin
    }
  }

  private let rows: [Row]
  private let strings: ConfigStrings

  init(settings: Settings) {
    strings = Strings(settings.language).config
    let common = settings.common
    let keys = settings.keys.changes.sorted { $0.key < $1.key }
    rows = [
      Row("source", settings.sourceName.text, settings.$sourceName),
      Row("format", settings.format.rawValue, settings.$format),
      Row("perPage", settings.perPage, settings.$perPage),
      Row("color", common.color.rawValue, common.$color),
      Row("language", common.language.rawValue, common.$language),
      Row("timeout", common.timeout, common.$timeout),
      Row("offline", common.isOffline, common.$isOffline),
      Row("images", common.images.rawValue, common.$images),
      Row("mouse", settings.usesMouse, settings.$usesMouse),
      Row(
        "keys", settings.keys.changes, settings.$keys,
        text: keys.map { "\($0.key): \($0.value.joined(separator: " "))" }.joined(separator: ", ")),
      Row(
        "accessKey", settings.accessKey == nil ? "not set" : "set", settings.$accessKey,
        text: settings.accessKey == nil ? strings.isNotSet : strings.isSet),
      Row("unsplashURL", settings.unsplashURL, settings.$unsplashBase),
      Row("picsumURL", settings.picsumURL, settings.$picsumBase),
      Row("dataFolder", common.paths.data, common.paths.$data),
      Row("cacheFolder", common.paths.cache, common.paths.$cache),
      Row("configFolder", common.paths.config, common.paths.$config),
    ]
  }

  func lines(width: Int?) -> [StyledText] {
    var table = TextTable(
      columns: [
        .init(StyledText(strings.name, .bold)), .init(StyledText(strings.value, .bold), shrinks: true),
        .init(StyledText(strings.origin, .bold)),
      ])
    for row in rows {
      table.add([
        StyledText(row.name, Style.plain.colored(.cyan)), StyledText(row.text.printable()),
        StyledText(name(of: row.origin), .dim),
      ])
    }
    return table.lines(width: width)
  }

  private func name(of origin: SettingOrigin) -> String {
    switch origin {
    case .default: strings.fromDefault
    case .file: strings.fromFile
    case .environment: strings.fromEnvironment
    case .flag: strings.fromFlag
    }
  }

  var record: JSONObject {
    JSONObject(
      rows.map { row in
        let record: JSONObject = ["value": row.value, "origin": row.origin.rawValue]
        return (row.name, record)
      })
  }
}

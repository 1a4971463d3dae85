package import Presentation

/// The folders of the apps' files, which follow the XDG Base Directory specification.
package struct Paths: Sendable {
  /// The folder of the user's data.
  @Setting package var data: String
  /// The folder of files that can be fetched again.
  @Setting package var cache: String
  @Setting package var config: String
  /// The folder of data that the program needs only on this machine.
  @Setting package var state: String

  /// - Parameters:
  ///   - environment: the process's environment. Relative XDG folders are ignored, as the specification requires.
  ///   - strings: the strings for errors.
  /// - Throws: `CommandFailure.noHome`, if neither `HOME` nor the XDG variable contains an absolute path.
  package init(environment: [String: String], strings: Strings = .program) throws(CommandFailure) {
    func folder(_ variable: String, _ fallback: String) throws(CommandFailure) -> Setting<String> {
      if let folder = environment[variable], folder.hasPrefix("/") {
        return Setting(environment: folder + "/photolist", default: "")
      }
      guard let home = environment["HOME"], home.hasPrefix("/") else { throw .noHome(variable: variable, strings) }
      return Setting(default: "\(home)/\(fallback)/photolist")
    }
    _data = try folder("XDG_DATA_HOME", ".local/share")
    _cache = try folder("XDG_CACHE_HOME", ".cache")
    _config = try folder("XDG_CONFIG_HOME", ".config")
    _state = try folder("XDG_STATE_HOME", ".local/state")
  }

  package var database: String { data + "/library.sqlite" }
  package var cacheDatabase: String { cache + "/cache.sqlite" }
  /// The folder of cached HTTP responses.
  package var responses: String { cache + "/http" }
  /// The folder of photos that were opened in other programs.
  package var openedFiles: String { cache + "/opened" }
  package var configFile: String { config + "/config.json" }
  /// The file of the secret that protects the web page.
  package var serveSecret: String { state + "/serve-secret" }
  /// The file that a browser opens to get the address of the web page on a port.
  package func serveRedirect(port: UInt16) -> String { state + "/serve-open-\(port).html" }
}

extension CommandFailure {
  fileprivate static func noHome(variable: String, _ strings: Strings) -> CommandFailure {
    let strings = strings.settings
    return CommandFailure(message: strings.noHome(variable), advice: strings.setHome(variable), status: .config)
  }
}

/// The folders of the apps' files, following the XDG Base Directory specification.
package struct Paths: Equatable, Sendable {
  /// The folder of the user's data.
  package var data: String
  /// The folder of files that can be fetched again.
  package var cache: String
  package var config: String

  /// - Parameter environment: the process's environment. Relative XDG folders are ignored, as specified.
  /// - Throws: `CommandFailure.noHome`, if neither `HOME` nor the XDG variable contains an absolute path.
  package init(environment: [String: String]) throws(CommandFailure) {
    func folder(_ variable: String, _ fallback: String) throws(CommandFailure) -> String {
      if let folder = environment[variable], folder.hasPrefix("/") {
        return folder + "/photolist"
      }
      guard let home = environment["HOME"], home.hasPrefix("/") else { throw .noHome(variable: variable) }
      return "\(home)/\(fallback)/photolist"
    }
    data = try folder("XDG_DATA_HOME", ".local/share")
    cache = try folder("XDG_CACHE_HOME", ".cache")
    config = try folder("XDG_CONFIG_HOME", ".config")
  }

  package var database: String { data + "/library.sqlite" }
  package var cacheDatabase: String { cache + "/cache.sqlite" }
  /// The folder of cached HTTP responses.
  package var responses: String { cache + "/http" }
  package var configFile: String { config + "/config.json" }
}

extension CommandFailure {
  static func noHome(variable: String) -> CommandFailure {
    CommandFailure(
      message: "Cannot find your home folder: neither HOME nor \(variable) is set.",
      advice: "Set HOME, or set \(variable) to a folder of your own.", status: .config)
  }
}

/// Where photolist keeps its files, by the XDG Base Directory rules.
struct Paths: Equatable {
  /// Likes and what was seen; not to be lost.
  var data: String
  /// What can be fetched again.
  var cache: String
  var config: String

  /// - Parameter environment: the process's variables. A relative XDG folder is ignored, as the rules ask.
  /// - Throws: `SettingsError.noHome` where neither `HOME` nor the XDG variables say where to write.
  init(environment: [String: String]) throws(SettingsError) {
    func folder(_ variable: String, _ fallback: String) throws(SettingsError) -> String {
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

  var database: String { data + "/library.sqlite" }
  var cacheDatabase: String { cache + "/cache.sqlite" }
  /// Answers of servers, as long as these allow.
  var responses: String { cache + "/http" }
  var configFile: String { config + "/config.json" }
}

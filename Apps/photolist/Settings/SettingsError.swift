/// A setting that cannot be used, and what to do about it.
enum SettingsError: Error, Equatable {
  case noHome(variable: String)
  case configNotReadable(path: String, reason: String)
  case badAddress(variable: String)
  case noAccessKey
  case badAccessKey
  case badImages(String)
  /// Something under `keys` in the config file.
  case badKey(action: String, reason: String)

  var message: String {
    switch self {
    case .noHome(let variable): "There is no folder to keep files in: neither HOME nor \(variable) is set."
    case .configNotReadable(let path, let reason): "The settings in \(path) cannot be read: \(reason)"
    case .badAddress(let variable): "\(variable) is not an http or https address."
    case .noAccessKey: "Unsplash wants an access key, and UNSPLASH_ACCESS_KEY is not set."
    case .badAccessKey: "UNSPLASH_ACCESS_KEY is set, and is no access key."
    case .badImages(let text): "PHOTOLIST_IMAGES is “\(text)”, which is no way to show pictures."
    case .badKey(let action, let reason): "The key for \(action) cannot be used: \(reason)"
    }
  }

  var advice: String {
    switch self {
    case .noHome(let variable): "Set HOME, or \(variable) to a folder of your own."
    case .configNotReadable: "Correct or remove the file; 'photolist --help' lists what it may hold."
    case .badAddress(let variable): "Write it like https://api.example.org, or unset \(variable)."
    case .badAccessKey: "Copy the key again from https://unsplash.com/developers, or unset UNSPLASH_ACCESS_KEY."
    case .badImages:
      "Use one of \(PictureChoice.allCases.map(\.rawValue).joined(separator: ", ")), or unset PHOTOLIST_IMAGES."
    case .badKey: "Correct “keys” in the config file, or remove it to have the usual keys."
    case .noAccessKey:
      "Get one for free at https://unsplash.com/developers and export UNSPLASH_ACCESS_KEY, or use --source demo."
    }
  }
}

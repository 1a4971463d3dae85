package import Repositories

/// Reads base URLs from the environment.
extension [String: String] {
  /// Returns the base URL in an environment variable, or nil if the variable is not set.
  ///
  /// - Throws: `CommandFailure` if the value is not an http or https URL.
  package func baseURL(_ variable: String) throws(CommandFailure) -> BaseURL? {
    guard let text = self[variable], !text.isEmpty else { return nil }
    guard let base = BaseURL(text) else {
      throw CommandFailure(
        message: "\(variable) is not an http or https URL.",
        advice: "Set it to a URL such as https://api.example.org, or unset \(variable).", status: .config)
    }
    return base
  }
}

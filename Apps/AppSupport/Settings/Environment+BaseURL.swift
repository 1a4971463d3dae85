import Presentation
package import Repositories

/// Reads base URLs from the environment.
extension [String: String] {
  /// Returns the base URL in an environment variable, or nil if the variable is empty or not set.
  ///
  /// - Throws: `CommandFailure` if the value is not an http or https URL.
  package func baseURL(_ variable: String) throws(CommandFailure) -> BaseURL? {
    guard let text = self[variable], !text.isEmpty else { return nil }
    guard let base = BaseURL(text) else {
      throw CommandFailure(
        message: Strings.program.settings.notURL(variable), advice: Strings.program.settings.setURL(variable),
        status: .config)
    }
    return base
  }
}

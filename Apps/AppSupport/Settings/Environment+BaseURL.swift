package import Repositories

extension [String: String] {
  /// Returns the address in a variable of the environment, nil where it is not set.
  ///
  /// - Throws: `CommandFailure` for a value that is no http or https address.
  package func baseURL(_ variable: String) throws(CommandFailure) -> BaseURL? {
    guard let text = self[variable], !text.isEmpty else { return nil }
    guard let base = BaseURL(text) else {
      throw CommandFailure(
        message: "\(variable) is not an http or https address.",
        advice: "Write it like https://api.example.org, or unset \(variable).", status: .config)
    }
    return base
  }
}

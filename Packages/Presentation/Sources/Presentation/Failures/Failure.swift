public import Domain

/// An error with messages for the user: what happened and what to do next.
public struct Failure: Error, Hashable, Sendable {
  public var error: RepositoryError
  public var message: String
  public var advice: String
  /// The advice for users of the command line; nil if it is the same as `advice`.
  public var commandAdvice: String?

  public init(error: RepositoryError, message: String, advice: String, commandAdvice: String? = nil) {
    self.error = error
    self.message = message
    self.advice = advice
    self.commandAdvice = commandAdvice
  }
}

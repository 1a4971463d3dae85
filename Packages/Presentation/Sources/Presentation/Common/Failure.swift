public import Domain

/// An error with texts for the user: what happened and what to do next.
public struct Failure: Error, Hashable, Sendable {
  public var error: RepositoryError
  public var message: String
  public var advice: String
  /// The advice for a command line; nil if `advice` applies there.
  public var commandAdvice: String?

  public init(error: RepositoryError, message: String, advice: String, commandAdvice: String? = nil) {
    self.error = error
    self.message = message
    self.advice = advice
    self.commandAdvice = commandAdvice
  }
}

public import Domain

/// An error in words: what happened, and what to do next.
public struct Failure: Error, Hashable, Sendable {
  public var error: RepositoryError
  public var message: String
  public var advice: String
  /// What to do next on a command line; nil if it is the same.
  public var commandAdvice: String?

  public init(error: RepositoryError, message: String, advice: String, commandAdvice: String? = nil) {
    self.error = error
    self.message = message
    self.advice = advice
    self.commandAdvice = commandAdvice
  }
}

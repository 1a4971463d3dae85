public import Domain

/// An error in words: what happened, and what to do next.
public struct Failure: Error, Hashable, Sendable {
  public var error: RepositoryError
  public var message: String
  public var advice: String

  public init(error: RepositoryError, message: String, advice: String) {
    self.error = error
    self.message = message
    self.advice = advice
  }
}

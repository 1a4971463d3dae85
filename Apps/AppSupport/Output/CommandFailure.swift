import Domain
package import Presentation

/// The error of a command: a message, advice and an exit status.
package struct CommandFailure: Error, Equatable {
  /// One sentence that says what happened.
  package var message: String
  /// Advice about what the user can do next; nil if there is none.
  package var advice: String?
  package var status: ExitStatus

  package init(message: String, advice: String? = nil, status: ExitStatus) {
    self.message = message
    self.advice = advice
    self.status = status
  }
}

extension CommandFailure {
  /// - Parameter subject: the id or file that the message starts with.
  package init(_ failure: Failure, about subject: String? = nil) {
    self.init(
      message: subject.map { "\($0): \(failure.message)" } ?? failure.message,
      advice: failure.commandAdvice ?? failure.advice,
      status: ExitStatus(failure.error)
    )
  }
}

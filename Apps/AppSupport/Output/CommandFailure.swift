import Domain
package import Presentation

/// Why a command failed, and what the user can do about it.
package struct CommandFailure: Error, Equatable {
  /// One sentence.
  package var message: String
  /// What to do next, where something can be done.
  package var advice: String?
  package var status: ExitStatus

  package init(message: String, advice: String? = nil, status: ExitStatus) {
    self.message = message
    self.advice = advice
    self.status = status
  }
}

extension CommandFailure {
  /// - Parameter subject: what failed: an id, a file.
  package init(_ failure: Failure, about subject: String? = nil) {
    self.init(
      message: subject.map { "\($0): \(failure.message)" } ?? failure.message,
      advice: failure.commandAdvice ?? failure.advice,
      status: ExitStatus(failure.error)
    )
  }
}

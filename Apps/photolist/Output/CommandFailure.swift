import Domain
import Presentation

/// Why a command ends without having done what was asked.
struct CommandFailure: Error {
  /// One sentence.
  var message: String
  /// What to do about it, where something can be done.
  var advice: String?
  var status: ExitStatus

  init(message: String, advice: String? = nil, status: ExitStatus) {
    self.message = message
    self.advice = advice
    self.status = status
  }

  init(_ error: SettingsError) {
    self.init(
      message: error.message, advice: error.advice,
      status: [.noAccessKey, .badAccessKey].contains(error) ? .noPermission : .config)
  }
}

extension CommandFailure {
  /// - Parameter subject: what it is about: an id, a file.
  init(_ failure: Failure, about subject: String? = nil) {
    self.init(
      message: subject.map { "\($0): \(failure.message)" } ?? failure.message,
      advice: failure.commandAdvice ?? failure.advice,
      status: ExitStatus(failure.error)
    )
  }
}

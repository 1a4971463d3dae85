import AppSupport
import ArgumentParser
import Presentation

/// The range of numbers that an option accepts.
extension ClosedRange<Int> {
  /// The bounds for the help of an option, such as "1 to 30".
  var bounds: String { "\(lowerBound) to \(upperBound)" }

  /// - Throws: `ValidationError`, if the number is outside the range.
  func validate(_ number: Int?, of option: String) throws {
    guard let number, !contains(number) else { return }
    let strings = Strings.program.settings
    throw ValidationError(strings.wrongOption(option, strings.range(self)))
  }
}

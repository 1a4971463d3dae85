package import ArgumentParser
import Presentation

/// Rejects positional arguments of a command that accepts only options and subcommands.
///
/// The first argument is probably a misspelled subcommand of `Parent`. The error suggests the most similar subcommand.
package struct UnknownCommand<Parent: ParsableCommand>: ParsableArguments {
  @Argument(help: .hidden) var words: [String] = []

  package init() {}

  package func validate() throws {
    guard let word = words.first else { return }
    throw ValidationError(Self.message(about: word))
  }

  /// Rejects the first argument of a program if it is neither an option nor a subcommand of `Parent`.
  static func validate(firstArgument word: String?) throws {
    guard let word, !word.hasPrefix("-"), word != "help", !names.contains(word) else { return }
    throw ValidationError(message(about: word))
  }

  private static var names: [String] {
    Parent.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  private static func message(about word: String) -> String {
    let strings = Strings.program
    if names.contains(word) { return strings.settings.commandFirst(word) }
    let message = strings.settings.unknownCommand(word)
    return word.nearest(among: names).map { message + " " + strings.arguments.didYouMean($0) } ?? message
  }
}

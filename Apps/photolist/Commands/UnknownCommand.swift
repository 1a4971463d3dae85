import ArgumentParser

/// The error message for an unknown command, with the most similar known command.
struct UnknownCommand: CustomStringConvertible {
  private let word: String
  private let names: [String]

  init(_ word: String, among commands: [any ParsableCommand.Type]) {
    self.word = word
    names = commands.compactMap { $0.configuration.commandName }
  }

  var description: String {
    if names.contains(word) {
      return "The command must be the first argument, as in 'photolist \(word) --help'."
    }
    let nearest = names.map { (name: $0, edits: Self.edits(from: word, to: $0)) }.min { $0.edits < $1.edits }
    guard let nearest, nearest.edits <= max(1, word.count / 2) else {
      return "Unknown command '\(word)'. See 'photolist --help'."
    }
    return "Unknown command '\(word)'. Did you mean 'photolist \(nearest.name)'?"
  }

  /// Returns the Levenshtein distance: the number of letters to insert, remove or replace.
  private static func edits(from word: String, to other: String) -> Int {
    var row = Array(0...other.count)
    for (line, letter) in word.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherLetter) in other.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}

import ArgumentParser

/// An unknown command, and the known one that the user probably meant.
struct UnknownCommand: CustomStringConvertible {
  private let word: String
  private let names: [String]

  init(_ word: String, among commands: [any ParsableCommand.Type]) {
    self.word = word
    names = commands.compactMap { $0.configuration.commandName }
  }

  var description: String {
    if names.contains(word) {
      return "'\(word)' comes too late: the command is the first word, as in 'photolist \(word) --help'."
    }
    let nearest = names.map { (name: $0, edits: Self.edits(from: word, to: $0)) }.min { $0.edits < $1.edits }
    guard let nearest, nearest.edits <= max(1, word.count / 2) else {
      return "'\(word)' is no command. 'photolist --help' names them."
    }
    return "'\(word)' is no command. Did you mean 'photolist \(nearest.name)'?"
  }

  /// Returns Levenshtein's distance: how many letters must be inserted, removed or replaced.
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

extension String {
  /// Returns the most similar name, or nil if no name is similar.
  package func nearest(among names: [String]) -> String? {
    let nearest = names.map { (name: $0, edits: edits(to: $0)) }.min { $0.edits < $1.edits }
    guard let nearest, nearest.edits <= max(1, count / 2) else { return nil }
    return nearest.name
  }

  /// Returns the Levenshtein distance: the minimum number of letters to insert, remove or replace.
  private func edits(to other: String) -> Int {
    var row = Array(0...other.count)
    for (line, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherLetter) in other.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = [replaced, row[column] + 1, diagonal + 1].min() ?? replaced
      }
    }
    return row[other.count]
  }
}

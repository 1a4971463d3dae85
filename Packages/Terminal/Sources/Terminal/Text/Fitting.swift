/// Where a text stands in a field that is wider than it.
public enum TextAlignment: Sendable {
  case leading, center, trailing
}

extension String {
  /// The longest beginning that fits into a number of columns; when something had to go, it ends in `ellipsis`.
  ///
  /// Cuts between graphemes only, so an emoji or a letter with its marks is kept or dropped as a whole. O(columns).
  public func truncated(toColumns columns: Int, ellipsis: Character = "…") -> String {
    var used = 0
    var end = startIndex
    var endWithEllipsis = startIndex
    while end < endIndex {
      let width = self[end].columns
      if used + width > columns {
        return columns < ellipsis.columns ? "" : String(self[..<endWithEllipsis]) + String(ellipsis)
      }
      used += width
      end = index(after: end)
      if used + ellipsis.columns <= columns { endWithEllipsis = end }
    }
    return self
  }

  /// The text with spaces around it up to a number of columns. Never cuts.
  public func padded(toColumns columns: Int, alignment: TextAlignment = .leading) -> String {
    let missing = max(0, columns - self.columns)
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(repeating: " ", count: before) + self + String(repeating: " ", count: missing - before)
  }

  /// The text in lines that fit into a number of columns: broken at spaces, and inside words that are too long. Line
  /// ends in the text are kept. O(n).
  public func wrapped(toColumns columns: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines: [String] = []
      var current = ""
      var used = 0
      for word in line.split(separator: " ") {
        let width = String(word).columns
        if used > 0 && used + 1 + width > columns {
          lines.append(current)
          (current, used) = ("", 0)
        }
        if used > 0 {
          current += " "
          used += 1
        }
        for character in word {
          if used > 0 && used + character.columns > columns {
            lines.append(current)
            (current, used) = ("", 0)
          }
          current.append(character)
          used += character.columns
        }
      }
      return lines + [current]
    }
  }
}

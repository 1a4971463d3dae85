// Cuts, pads and wraps text to a number of terminal columns.

/// The alignment of a text in a wider field.
public enum TextAlignment: Sendable {
  case leading, center, trailing

  /// Returns the spaces before and after a text that is `missing` columns narrower than its field.
  func spaces(for missing: Int) -> (before: String, after: String) {
    let before =
      switch self {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return (String(repeating: " ", count: before), String(repeating: " ", count: missing - before))
  }
}

extension String {
  /// Returns the longest prefix that fits into a number of columns. If the text was cut, the result ends in `ellipsis`.
  ///
  /// Cuts only between graphemes, so that an emoji or a letter with marks is never split. O(columns).
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

  /// Returns the text padded with spaces to a number of columns. Longer texts are not cut.
  public func padded(toColumns columns: Int, alignment: TextAlignment = .leading) -> String {
    let spaces = alignment.spaces(for: max(0, columns - self.columns))
    return spaces.before + self + spaces.after
  }

  /// Returns the text in lines that fit into a number of columns. Lines break at spaces, and within words that are too
  /// long. Line ends in the text are preserved. O(n).
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

/// Sanitizing of untrusted text.
extension String {
  /// Returns the text without anything that could control a terminal or mislead its reader. All untrusted text is
  /// sanitized with this function: text from the network, files, the environment and arguments.
  ///
  /// ```swift
  /// "Dune\u{1B}]0;owned\u{7}s \u{202E}gpj.exe".printable()   // "Dunes gpj.exe"
  /// ```
  ///
  /// - Escape sequences are removed. From an incomplete one, only the escape character is removed.
  /// - Control characters, bidirectional controls and invisible characters are removed, except the joiners of emoji and
  ///   of scripts that need them.
  /// - Tabs, line and paragraph ends become spaces. With `keepingLines`, line and paragraph ends become `\n`.
  /// - A grapheme is limited to four consecutive marks and sixteen scalars.
  /// - The placeholder scalar of kitty's graphics protocol becomes U+FFFD.
  ///
  /// Calling this on the result changes nothing. O(n).
  ///
  /// - Parameter limit: the maximum number of characters. The rest is dropped without being scanned.
  public func printable(keepingLines: Bool = false, atMost limit: Int = .max) -> String {
    if limit < utf8.count { return String(prefix(limit)).printable(keepingLines: keepingLines) }
    if isPlain { return self }
    var result = ""
    for grapheme in withoutControls(keepingLines: keepingLines) {
      if grapheme.unicodeScalars.count == 1 {
        if !grapheme.unicodeScalars.allSatisfy(\.isInvisible) { result.append(grapheme) }
      } else {
        result.unicodeScalars.append(contentsOf: grapheme.tamed)
      }
    }
    return result
  }

  /// Whether the text is printable ASCII only, the most frequent case.
  private var isPlain: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  private func withoutControls(keepingLines: Bool) -> String {
    let scalars = Array(unicodeScalars)
    var kept = String.UnicodeScalarView()
    var at = 0
    while at < scalars.count {
      if let end = scalars.endOfEscapeSequence(at: at) {
        at = end
        continue
      }
      let scalar = scalars[at]
      at += 1
      switch scalar {
      case "\r" where at < scalars.count && scalars[at] == "\n": continue
      case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": kept.append(keepingLines ? "\n" : " ")
      case "\t": kept.append(" ")
      case kittyPlaceholder: kept.append("\u{FFFD}")
      default:
        if scalar.properties.generalCategory != .control && !scalar.isAlwaysUnwanted { kept.append(scalar) }
      }
    }
    return String(kept)
  }
}

extension Character {
  /// The scalars of a grapheme without excess marks and unused joiners.
  fileprivate var tamed: [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    var marks = 0
    for scalar in unicodeScalars where kept.count < 16 {
      if scalar.isInvisible {
        guard let last = kept.last, !last.isInvisible || scalar.isTag else { continue }
      }
      marks = scalar.isMark ? marks + 1 : 0
      if marks <= 4 { kept.append(scalar) }
    }
    return kept
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is always removed: it is invisible and not needed in titles and names, or changes the
  /// direction.
  fileprivate var isAlwaysUnwanted: Bool {
    properties.isBidiControl || isInvisible && !properties.isJoinControl && !properties.isVariationSelector && !isTag
  }

  /// Whether the scalar is invisible: joiners, selectors, fillers, tags, and everything that is ignorable by default.
  fileprivate var isInvisible: Bool {
    value >= 0xAD && properties.isDefaultIgnorableCodePoint
  }

  /// Whether the scalar is a tag letter, which spells the region of a flag such as Scotland's.
  fileprivate var isTag: Bool {
    (0xE0020...0xE007F).contains(value)
  }

  fileprivate var isMark: Bool {
    let category = properties.generalCategory
    return (category == .nonspacingMark || category == .enclosingMark) && !isInvisible
  }
}

/// The placeholder scalar, which marks the cells where kitty's protocol shows a picture.
let kittyPlaceholder: Unicode.Scalar = "\u{10EEEE}"

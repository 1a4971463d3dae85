/// Sanitizes untrusted text.
extension String {
  /// Returns the text without anything that could control a terminal or mislead its reader. All untrusted text is
  /// sanitized with this function: text from the network, files, the environment and arguments.
  ///
  /// ```swift
  /// "Dune\u{1B}]0;owned\u{7}s \u{202E}gpj.exe".printable()   // "Dunes gpj.exe"
  /// ```
  ///
  /// - Escape sequences are removed. From an incomplete sequence, only the escape character is removed.
  /// - Control characters, bidirectional controls and invisible characters are removed. Exceptions are the joiners and
  ///   variation selectors that emoji and some scripts need, and the tags of flags such as Scotland's.
  /// - Controls of annotations and of hieroglyphs are removed.
  /// - Tabs, line and paragraph ends become spaces. With `keepingLines`, line and paragraph ends become `\n`.
  /// - A grapheme is limited to four consecutive marks and sixteen scalars.
  /// - The placeholder scalar of kitty's graphics protocol becomes U+FFFD.
  ///
  /// Sanitizing the result again does not change it. O(n).
  ///
  /// - Parameter limit: the maximum number of characters. Further characters are dropped without being scanned.
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

  /// Whether the text consists of printable ASCII characters, which is the most frequent case.
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
    let isFlag = isFlagWithTags
    var kept: [Unicode.Scalar] = []
    var marks = 0
    for scalar in unicodeScalars where kept.count < 16 {
      if scalar.isTag && !isFlag { continue }
      if scalar.isInvisible {
        guard let last = kept.last, !last.isInvisible || scalar.isTag else { continue }
      }
      marks = scalar.isMark ? marks + 1 : 0
      if marks <= 4 { kept.append(scalar) }
    }
    return kept
  }

  /// Whether the grapheme is a flag of a region: a black flag, three to six tag letters or digits, and the cancel tag.
  private var isFlagWithTags: Bool {
    let scalars = Array(unicodeScalars)
    guard (5...8).contains(scalars.count), scalars[0] == "\u{1F3F4}", scalars.last == "\u{E007F}" else { return false }
    return scalars[1..<(scalars.count - 1)].allSatisfy { scalar in
      (0xE0030...0xE0039).contains(scalar.value) || (0xE0061...0xE007A).contains(scalar.value)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is always removed: it changes the text direction, or it is invisible and not needed in titles
  /// and names.
  fileprivate var isAlwaysUnwanted: Bool {
    properties.isBidiControl || isLayoutControl
      || isInvisible && !properties.isJoinControl && !properties.isVariationSelector && !isTag
  }

  /// Whether the scalar controls an annotation between lines or the arrangement of hieroglyphs.
  private var isLayoutControl: Bool {
    (0xFFF9...0xFFFB).contains(value) || (0x13430...0x1343F).contains(value)
  }

  /// Whether the scalar is invisible. Joiners, selectors, fillers, tags and default-ignorable scalars are invisible.
  fileprivate var isInvisible: Bool {
    value >= 0xAD && properties.isDefaultIgnorableCodePoint
  }

  /// Whether the scalar is a tag. The flag emoji of a region, such as Scotland, contains the region's code as tags.
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

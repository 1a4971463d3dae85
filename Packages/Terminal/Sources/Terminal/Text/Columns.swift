extension String {
  /// How many terminal columns the text takes when it is printed on one line.
  ///
  /// Counted grapheme by grapheme, see ``Character/columns``. O(n).
  public var columns: Int {
    var total = 0
    for character in self { total += character.columns }
    return total
  }
}

extension Character {
  /// How many terminal columns this grapheme takes: 0, 1 or 2.
  ///
  /// Terminals disagree on graphemes of several scalars (some draw a joined emoji 4 columns wide). This is the answer
  /// of those that follow Unicode; who draws must not rely on it and address the cell after such a grapheme absolutely.
  public var columns: Int {
    if let ascii = asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
    var total = 0
    var isEmoji = false
    for scalar in unicodeScalars {
      if scalar == emojiPresentationSelector && isEmoji { return 2 }
      total += scalar.columns
      isEmoji = scalar.properties.isEmoji
    }
    return min(total, 2)
  }
}

extension Unicode.Scalar {
  /// How many columns a terminal that knows no graphemes gives this scalar: 0, 1 or 2.
  var columns: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator, .surrogate: return 0
    default: break
    }
    if isConjoiningVowelOrFinal { return 0 }
    return isWide ? 2 : 1
  }

  /// The medial vowels and final consonants of Hangul, which are drawn into the syllable's first letter.
  private var isConjoiningVowelOrFinal: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = wideScalarRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideScalarRanges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    return low < wideScalarRanges.count && wideScalarRanges[low].first <= value
  }
}

/// Variation selector 16: asks for the colorful, two columns wide form of the emoji before it.
let emojiPresentationSelector: Unicode.Scalar = "\u{FE0F}"

/// The width of text in terminal columns.
extension String {
  /// The number of terminal columns that the text takes on one line.
  ///
  /// This is the sum over all graphemes, see ``Character/columns``. O(n).
  public var columns: Int {
    var total = 0
    for character in self { total += character.columns }
    return total
  }
}

extension Character {
  /// The number of terminal columns that the grapheme takes: 0, 1 or 2.
  ///
  /// This is the width in terminals that follow Unicode. Other terminals draw some graphemes of several scalars wider,
  /// for example a joined emoji in 4 columns. After such a grapheme, position the cursor explicitly.
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
  /// The number of columns of the scalar in a terminal without support for graphemes: 0, 1 or 2.
  var columns: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator, .surrogate: return 0
    default: break
    }
    if isConjoiningVowelOrFinal { return 0 }
    return isWide ? 2 : 1
  }

  /// Whether the scalar is a medial vowel or final consonant of Hangul, which combines with the syllable's first
  /// letter.
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

/// Variation selector 16, which selects the colored, two columns wide form of the emoji before it.
let emojiPresentationSelector: Unicode.Scalar = "\u{FE0F}"

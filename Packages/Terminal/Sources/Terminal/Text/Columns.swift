/// The width of text in terminal columns.
extension String {
  /// The number of terminal columns that the text takes on one line.
  ///
  /// The number is the sum of ``Character/columns`` over all graphemes. O(n).
  public var columns: Int {
    var total = 0
    for character in self { total += character.columns }
    return total
  }
}

extension Character {
  /// The number of terminal columns that the grapheme takes: 0, 1 or 2.
  ///
  /// The value is the width in terminals that follow Unicode. Other terminals draw some graphemes wider: for example, a
  /// joined emoji with 4 columns, or ✌ with 2. After a grapheme of uncertain width, position the cursor explicitly.
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

  /// Whether terminals disagree on the number of columns. These scalars are symbols with an optional colored form such
  /// as ✌, single regional indicators, private-use scalars, and scalars that older terminals do not know.
  var hasUncertainColumns: Bool {
    switch value {
    // Checks common text, blocks and lines first, because this property is read for every cell.
    case 0..<0x203C, 0x2500..<0x25A0, 0x3041..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4: return false
    default: break
    }
    switch properties.generalCategory {
    case .unassigned, .privateUse: return true
    default: break
    }
    if let age = properties.age, age.major >= 13 { return true }
    return properties.isEmoji && !properties.isEmojiPresentation || isRegionalIndicator
  }

  private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

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

/// Variation selector 16, which selects the colored form of the preceding emoji. The colored form takes two columns.
let emojiPresentationSelector: Unicode.Scalar = "\u{FE0F}"

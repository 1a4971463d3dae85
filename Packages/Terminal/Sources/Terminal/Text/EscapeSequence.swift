/// Finds escape sequences in untrusted text.
extension [Unicode.Scalar] {
  /// Returns the end of the escape sequence that starts at an index, or nil if no sequence starts there. An incomplete
  /// sequence ends after its first scalar. The search stops at the next escape character, so scanning a text is O(n).
  func endOfEscapeSequence(at start: Int) -> Int? {
    switch self[start] {
    case "\u{1B}":
      guard start + 1 < count else { return start + 1 }
      switch self[start + 1] {
      case "[": return endOfControlSequence(at: start + 2) ?? start + 1
      case "]", "P", "X", "^", "_": return endOfControlString(at: start + 2) ?? start + 1
      default: return endOfPlainEscape(at: start + 1) ?? start + 1
      }
    case "\u{9B}": return endOfControlSequence(at: start + 1) ?? start + 1
    case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": return endOfControlString(at: start + 1) ?? start + 1
    default: return nil
    }
  }

  /// Returns the end of a control sequence: `ESC [ parameters intermediates final`.
  private func endOfControlSequence(at start: Int) -> Int? {
    var at = skip("\u{30}"..."\u{3F}", from: start)
    at = skip("\u{20}"..."\u{2F}", from: at)
    return at < count && ("\u{40}"..."\u{7E}").contains(self[at]) ? at + 1 : nil
  }

  /// Returns the end of a control string such as a title or a link: `ESC ] text ST`.
  private func endOfControlString(at start: Int) -> Int? {
    var at = start
    while at < count {
      switch self[at] {
      case "\u{07}", "\u{9C}": return at + 1
      case "\u{1B}": return at + 1 < count && self[at + 1] == "\\" ? at + 2 : nil
      case "\u{90}", "\u{98}", "\u{9B}", "\u{9D}", "\u{9E}", "\u{9F}": return nil
      default: at += 1
      }
    }
    return nil
  }

  /// Returns the end of a sequence such as a change of character set: `ESC intermediates final`.
  private func endOfPlainEscape(at start: Int) -> Int? {
    let at = skip("\u{20}"..."\u{2F}", from: start)
    return at < count && ("\u{30}"..."\u{7E}").contains(self[at]) ? at + 1 : nil
  }

  private func skip(_ range: ClosedRange<Unicode.Scalar>, from start: Int) -> Int {
    var at = start
    while at < count, range.contains(self[at]) { at += 1 }
    return at
  }
}

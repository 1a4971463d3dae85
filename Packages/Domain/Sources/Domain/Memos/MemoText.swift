/// A valid title and content, ready to be saved.
public struct MemoText: Hashable, Sendable {
  /// One line with single spaces between its words.
  public let title: String
  /// One or more lines, without whitespace at the beginning and end.
  public let content: String

  /// Trims the title and the content. Returns nil if the title or the content is blank.
  public init?(title: String, content: String) {
    let title = title.singleSpaced
    let start = content.firstIndex { !$0.isWhitespace }
    let last = content.lastIndex { !$0.isWhitespace }
    guard !title.isEmpty, let start, let last else { return nil }
    self.title = title
    self.content = String(content[start...last])
  }
}

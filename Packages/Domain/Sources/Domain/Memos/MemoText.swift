/// A valid title and content, ready to be saved.
public struct MemoText: Hashable, Sendable {
  /// One line, with single blanks in it and none around it.
  public let title: String
  /// Without blanks and empty lines around it.
  public let content: String

  /// Nothing if the title or the content has only blanks.
  public init?(title: String, content: String) {
    let title = title.singleSpaced
    let start = content.firstIndex { !$0.isWhitespace }
    let last = content.lastIndex { !$0.isWhitespace }
    guard !title.isEmpty, let start, let last else { return nil }
    self.title = title
    self.content = String(content[start...last])
  }
}

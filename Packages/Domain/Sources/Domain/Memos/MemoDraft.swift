/// The title and content of a memo while the user writes it.
public struct MemoDraft: Hashable, Sendable {
  public var title: String
  public var content: String

  public init(title: String = "", content: String = "") {
    self.title = title
    self.content = content
  }

  /// Creates a draft with the text of an existing memo, or an empty draft for a new memo.
  public init(_ memo: Memo?) {
    self.init(title: memo?.text.title ?? "", content: memo?.text.content ?? "")
  }

  /// The text to save; nil while the title or the content is blank.
  public var text: MemoText? { MemoText(title: title, content: content) }

  /// Returns whether the draft has unsaved changes. Whitespace that saving would remove does not count as a change.
  public func isUnsaved(since memo: Memo?) -> Bool {
    guard let memo else { return (title + content).contains { !$0.isWhitespace } }
    return text != memo.text
  }
}

/// The fields of a memo that is being written.
public struct MemoDraft: Hashable, Sendable {
  public var title: String
  public var content: String

  public init(title: String = "", content: String = "") {
    self.title = title
    self.content = content
  }

  /// The fields of an opened memo; empty ones for a new memo.
  public init(_ memo: Memo?) {
    self.init(title: memo?.text.title ?? "", content: memo?.text.content ?? "")
  }

  /// The text to save; `nil` while something is missing.
  public var text: MemoText? { MemoText(title: title, content: content) }

  /// Whether text would be lost without saving. Whitespace alone does not count.
  public func isUnsaved(since memo: Memo?) -> Bool {
    guard let memo else { return (title + content).contains { !$0.isWhitespace } }
    return text != memo.text
  }
}

/// What stands in the fields while a memo is written.
public struct MemoDraft: Hashable, Sendable {
  public var title: String
  public var content: String

  public init(title: String = "", content: String = "") {
    self.title = title
    self.content = content
  }

  /// The fields as they are when a memo is opened.
  public init(_ memo: Memo?) {
    self.init(title: memo?.text.title ?? "", content: memo?.text.content ?? "")
  }

  /// What would be saved; nothing while something is missing.
  public var text: MemoText? { MemoText(title: title, content: content) }

  /// Whether leaving would lose something that the user typed. Blanks alone are no loss.
  public func isUnsaved(since memo: Memo?) -> Bool {
    guard let memo else { return (title + content).contains { !$0.isWhitespace } }
    return text != memo.text
  }
}

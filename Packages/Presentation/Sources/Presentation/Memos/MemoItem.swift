public import Domain

/// A memo, formatted for a list.
public struct MemoItem: Hashable, Sendable, Identifiable {
  public var memo: Memo
  public var title: String
  /// The first non-empty line of the content.
  public var preview: String
  /// The text "edited"; empty if the memo was never edited.
  public var note: String

  public var id: Memo.ID { memo.id }

  public init(_ memo: Memo, strings: MemoStrings) {
    self.memo = memo
    title = memo.text.title
    preview = memo.text.content.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    note = memo.editedAt == nil ? "" : strings.edited
  }
}

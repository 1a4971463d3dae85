public import Domain

/// A navigation request from the list of memos.
public enum MemoRoute: Hashable, Sendable {
  /// Opens the form with a memo to edit, or an empty form if the memo is nil.
  case compose(Memo?)
}

public import Domain

/// Where the list of memos leads.
public enum MemoRoute: Hashable, Sendable {
  /// To the composer: with a memo to edit, or with none to write a new one.
  case compose(Memo?)
}

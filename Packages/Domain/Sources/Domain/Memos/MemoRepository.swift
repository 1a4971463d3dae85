/// The user's memos, kept on this machine. When a call returns, what it changed is on the disk.
public protocol MemoRepository: Sendable {
  func add(_ text: MemoText) async throws(RepositoryError) -> Memo

  /// Changes the text of a memo, which keeps its place. The same text again is no edit.
  ///
  /// - Throws: `notFound` if there is no such memo.
  func edit(_ id: Memo.ID, to text: MemoText) async throws(RepositoryError) -> Memo

  /// - Returns: the memo that was deleted, so that it can be restored; `nil` if there was none.
  func delete(_ id: Memo.ID) async throws(RepositoryError) -> Memo?

  /// Puts a deleted memo back where it was, with its id and dates. One that is there stays as it is.
  func restore(_ memo: Memo) async throws(RepositoryError)

  /// All memos, newest first: as they are now, and again whenever they change.
  ///
  /// Cancelling the iteration ends it; failures are `RepositoryError`s.
  func memos() -> AsyncThrowingStream<[Memo], any Error>
}

/// The user's memos, stored on this machine. When a call returns, its change is on the disk.
public protocol MemoRepository: Sendable {
  func add(_ text: MemoText) async throws(RepositoryError) -> Memo

  /// Changes the text of a memo, which keeps its place. The same text again is no edit.
  ///
  /// - Throws: `notFound` if there is no such memo.
  func edit(_ id: Memo.ID, to text: MemoText) async throws(RepositoryError) -> Memo

  /// Deletes a memo, if there is one.
  ///
  /// - Returns: the deleted memo, so that it can be restored.
  func delete(_ id: Memo.ID) async throws(RepositoryError) -> Memo?

  /// Restores a deleted memo in its place, with its id and dates. A memo that was not deleted stays as it is.
  func restore(_ memo: Memo) async throws(RepositoryError)

  /// Observes all memos, newest first.
  func memos() -> StateStream<[Memo]>
}

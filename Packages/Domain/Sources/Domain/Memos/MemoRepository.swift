/// The user's memos, stored on this machine.
///
/// When a call returns, the change is stored on disk.
public protocol MemoRepository: Sendable {
  func add(_ text: MemoText) async throws(RepositoryError) -> Memo

  /// Changes the text of a memo without moving it in the list. Setting the same text changes nothing.
  ///
  /// - Throws: `notFound` if the memo does not exist.
  func edit(_ id: Memo.ID, to text: MemoText) async throws(RepositoryError) -> Memo

  /// Deletes a memo.
  ///
  /// - Returns: the deleted memo, which `restore(_:)` accepts; nil if the memo does not exist.
  func delete(_ id: Memo.ID) async throws(RepositoryError) -> Memo?

  /// Restores a deleted memo to its original position, with its id and dates. If the memo still exists, nothing
  /// changes.
  func restore(_ memo: Memo) async throws(RepositoryError)

  /// Observes all memos, newest first.
  func memos() -> StateStream<[Memo]>
}

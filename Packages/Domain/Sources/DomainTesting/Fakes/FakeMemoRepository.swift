public import Domain

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A repository of memos in memory that follows the rules of `Memos`.
public final class FakeMemoRepository: MemoRepository {
  public let onAdd = Stub<MemoText>()
  public let onEdit = Stub<Memo.ID>()
  public let onDelete = Stub<Memo.ID>()
  public let onRestore = Stub<Memo>()

  private let state: ObservedState<Memos>
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - texts: The initial memos, in the order in which they are added.
  ///   - now: Returns the time of a change.
  public init(_ texts: [MemoText] = [], now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }) {
    var memos = Memos()
    for text in texts { _ = memos.add(text, at: now()) }
    state = ObservedState(memos)
    self.now = now
  }

  /// The number of observers.
  public var observers: Int { state.observers }

  /// Ends all observations with a failure.
  public func failObservers(with error: RepositoryError) { state.failObservers(with: error) }

  public func add(_ text: MemoText) async throws(RepositoryError) -> Memo {
    try await onAdd.pass(text)
    return state.change { $0.add(text, at: now()) }
  }

  public func edit(_ id: Memo.ID, to text: MemoText) async throws(RepositoryError) -> Memo {
    try await onEdit.pass(id)
    guard let memo = state.change({ $0.edit(id, to: text, at: now()) }) else { throw .notFound }
    return memo
  }

  public func delete(_ id: Memo.ID) async throws(RepositoryError) -> Memo? {
    try await onDelete.pass(id)
    return state.change { $0.delete(id) }
  }

  public func restore(_ memo: Memo) async throws(RepositoryError) {
    try await onRestore.pass(memo)
    state.change { $0.restore(memo) }
  }

  public func memos() -> StateStream<[Memo]> {
    state.stream(\.newestFirst)
  }
}

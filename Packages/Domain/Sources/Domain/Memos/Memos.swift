/// The rules of memos, as a value: newest first; an edited memo keeps its place, a deleted one can be restored to it.
///
/// Every repository follows these rules; the contract suite in `DomainTesting` checks it.
public struct Memos: Hashable, Sendable {
  public private(set) var newestFirst: [Memo] = []
  private var lastID = 0

  public init() {}

  public mutating func add(_ text: MemoText, at date: Date) -> Memo {
    lastID += 1
    let memo = Memo(id: Memo.ID(rawValue: lastID), text: text, createdAt: date)
    newestFirst.insert(memo, at: 0)
    return memo
  }

  /// Changes the text of a memo. The same text again is no edit.
  ///
  /// - Returns: the memo as it is now; `nil` if there is none.
  public mutating func edit(_ id: Memo.ID, to text: MemoText, at date: Date) -> Memo? {
    guard let index = newestFirst.firstIndex(where: { $0.id == id }) else { return nil }
    if newestFirst[index].text != text {
      newestFirst[index].text = text
      newestFirst[index].editedAt = date
    }
    return newestFirst[index]
  }

  /// - Returns: the memo that was deleted, so that it can be restored; `nil` if there was none.
  public mutating func delete(_ id: Memo.ID) -> Memo? {
    guard let index = newestFirst.firstIndex(where: { $0.id == id }) else { return nil }
    return newestFirst.remove(at: index)
  }

  /// Puts a deleted memo back where it was. One that is there stays as it is.
  public mutating func restore(_ memo: Memo) {
    guard !newestFirst.contains(where: { $0.id == memo.id }) else { return }
    let index = newestFirst.firstIndex { $0.id < memo.id } ?? newestFirst.endIndex
    newestFirst.insert(memo, at: index)
    lastID = max(lastID, memo.id.rawValue)
  }
}

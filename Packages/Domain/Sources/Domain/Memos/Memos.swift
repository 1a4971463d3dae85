/// A list of memos, with the rules for changing it.
///
/// The newest memo is first, an edited memo stays in its place, and a deleted memo can be restored to its original
/// position. Every repository follows these rules; `MemoRepositoryContract` in `DomainTesting` checks them.
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

  /// Changes the text of a memo. Setting the same text changes nothing.
  ///
  /// - Returns: the changed memo; nil if the memo does not exist.
  public mutating func edit(_ id: Memo.ID, to text: MemoText, at date: Date) -> Memo? {
    guard let index = newestFirst.firstIndex(where: { $0.id == id }) else { return nil }
    if newestFirst[index].text != text {
      newestFirst[index].text = text
      newestFirst[index].editedAt = date
    }
    return newestFirst[index]
  }

  /// Deletes a memo.
  ///
  /// - Returns: the deleted memo, which `restore(_:)` accepts; nil if the memo does not exist.
  public mutating func delete(_ id: Memo.ID) -> Memo? {
    guard let index = newestFirst.firstIndex(where: { $0.id == id }) else { return nil }
    return newestFirst.remove(at: index)
  }

  /// Restores a deleted memo to its original position. If the memo still exists, nothing changes.
  public mutating func restore(_ memo: Memo) {
    guard !newestFirst.contains(where: { $0.id == memo.id }) else { return }
    let index = newestFirst.firstIndex { $0.id < memo.id } ?? newestFirst.endIndex
    newestFirst.insert(memo, at: index)
    lastID = max(lastID, memo.id.rawValue)
  }
}

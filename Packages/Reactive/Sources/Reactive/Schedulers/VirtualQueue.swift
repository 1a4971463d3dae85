/// The work of a virtual clock, ordered by time and then by the order of scheduling.
///
/// The queue is a heap: scheduling and running an action take O(log *n*) time with *n* waiting actions. Disposing an
/// action releases its closure at once and leaves an empty entry. The heap removes empty entries when most entries are
/// empty.
package struct VirtualQueue {
  /// The number of disposed entries that are still in the heap.
  private final class DisposedEntries {
    var count = 0
  }

  private final class Entry: Work {
    private let disposedEntries: DisposedEntries

    init(_ disposedEntries: DisposedEntries, _ action: @escaping () -> Void) {
      self.disposedEntries = disposedEntries
      super.init(action)
    }

    override func dispose() {
      if isDisposed { return }
      disposedEntries.count += 1
      super.dispose()
    }
  }

  /// An element of the heap. An element has no references, so moving it touches no other memory.
  private struct Item {
    let due: Duration
    let number: Int
    /// The index of the entry in `entries`.
    let slot: Int

    func isBefore(_ other: Item) -> Bool {
      due == other.due ? number < other.number : due < other.due
    }
  }

  /// The number of children of a node. With four children per node, a heap has half as many levels as a binary heap,
  /// and the children are adjacent in memory.
  private static let width = 4

  private var heap: [Item] = []
  private var entries: [Entry?] = []
  private var freeSlots: [Int] = []
  private var nextNumber = 0
  private let disposedEntries = DisposedEntries()

  /// The number of entries in the heap, including disposed entries.
  package var count: Int { heap.count }

  package init() {}

  /// Adds `action`. Disposing the result cancels the action.
  package mutating func insert(due: Duration, _ action: @escaping () -> Void) -> any Disposable {
    if disposedEntries.count > 16, disposedEntries.count > heap.count / 2 { removeDisposed() }
    let entry = Entry(disposedEntries, action)
    let slot = freeSlots.popLast() ?? entries.count
    if slot == entries.count { entries.append(entry) } else { entries[slot] = entry }
    heap.append(Item(due: due, number: nextNumber, slot: slot))
    nextNumber += 1
    siftUp(from: heap.count - 1)
    return entry
  }

  /// Removes the first action and returns it with its due time. Returns nil if no action is due at or before `end`. If
  /// `end` is nil, every action is due.
  package mutating func popFirst(until end: Duration?) -> (work: Work, due: Duration)? {
    while let first = heap.first {
      if let end, first.due > end { return nil }
      removeFirst()
      if let entry = removeEntry(first.slot), !entry.isDisposed { return (entry, first.due) }
      disposedEntries.count -= 1
    }
    return nil
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    if heap.isEmpty { return }
    heap[0] = last
    siftDown(from: 0)
  }

  private mutating func removeEntry(_ slot: Int) -> Entry? {
    freeSlots.append(slot)
    return entries[slot].take()
  }

  // Disposed entries hold no closure, so releasing them runs no user code.
  private mutating func removeDisposed() {
    var waiting: [Item] = []
    for item in heap {
      if entries[item.slot]?.isDisposed == false { waiting.append(item) } else { _ = removeEntry(item.slot) }
    }
    heap = waiting
    disposedEntries.count = 0
    let parents = heap.indices.prefix(heap.count / Self.width + 1)
    for index in parents.reversed() { siftDown(from: index) }
  }

  private mutating func siftUp(from start: Int) {
    let item = heap[start]
    var index = start
    while index > 0 {
      let parent = (index - 1) / Self.width
      if !item.isBefore(heap[parent]) { break }
      heap[index] = heap[parent]
      index = parent
    }
    heap[index] = item
  }

  private mutating func siftDown(from start: Int) {
    let item = heap[start]
    var index = start
    while let child = firstChild(of: index), heap[child].isBefore(item) {
      heap[index] = heap[child]
      index = child
    }
    heap[index] = item
  }

  /// Returns the index of the child that is due first, or nil if there is no child.
  private func firstChild(of index: Int) -> Int? {
    let start = Self.width * index + 1
    if start >= heap.count { return nil }
    var first = start
    for child in (start + 1)..<max(start + 1, min(start + Self.width, heap.count))
    where heap[child].isBefore(heap[first]) {
      first = child
    }
    return first
  }
}

/// The work of a virtual clock, ordered by time and then by the order of scheduling.
///
/// A binary heap: scheduling and running cost a logarithm of the number of waiting actions. Disposing an action
/// releases it at once and leaves an empty entry; the heap drops empty entries when they are the majority.
package struct VirtualQueue {
  /// Counts the disposed entries that are still in the heap.
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

  private struct Item {
    let due: Duration
    let number: Int
    let entry: Entry

    func isBefore(_ other: Item) -> Bool {
      due == other.due ? number < other.number : due < other.due
    }
  }

  private var heap: [Item] = []
  private var nextNumber = 0
  private let disposedEntries = DisposedEntries()

  /// The number of entries in the heap, disposed ones included.
  package var count: Int { heap.count }

  package init() {}

  /// Adds `action`. Disposing the result removes it.
  package mutating func insert(due: Duration, _ action: @escaping () -> Void) -> any Disposable {
    if disposedEntries.count > 16, disposedEntries.count > heap.count / 2 { removeDisposed() }
    let entry = Entry(disposedEntries, action)
    heap.append(Item(due: due, number: nextNumber, entry: entry))
    nextNumber += 1
    siftUp(from: heap.count - 1)
    return entry
  }

  /// Removes and returns the first action that is due no later than `end`, or the first of all when `end` is nil.
  package mutating func popFirst(until end: Duration?) -> Work? {
    while let first = heap.first {
      if let end, first.due > end { return nil }
      removeFirst()
      if !first.entry.isDisposed { return first.entry }
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

  // Empty entries hold no closure, so releasing them runs no code of the user.
  private mutating func removeDisposed() {
    heap.removeAll { $0.entry.isDisposed }
    disposedEntries.count = 0
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
  }

  private mutating func siftUp(from start: Int) {
    let item = heap[start]
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      if !item.isBefore(heap[parent]) { break }
      heap[index] = heap[parent]
      index = parent
    }
    heap[index] = item
  }

  private mutating func siftDown(from start: Int) {
    let item = heap[start]
    var index = start
    while true {
      var child = 2 * index + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      if !heap[child].isBefore(item) { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = item
  }
}

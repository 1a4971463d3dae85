/// The items of a list that is loaded page by page.
///
/// The positions and ids of items never change. ``Pager/look(at:)`` evicts items that are far from the visible items.
/// An evicted item is nil until it is restored. Copies share their pages. Access to an item costs O(log pages).
public struct PagedList<Item: Identifiable> {
  fileprivate struct Part {
    let start: Int
    let ids: [Item.ID]
    /// The items of the page; empty while the page is evicted. An item that could not be restored is nil.
    var items: [Item?]

    var places: Range<Int> { start..<start + ids.count }
    var isEvicted: Bool { items.isEmpty }
  }

  /// An evicted page that must be restored.
  public struct Gap {
    public let ids: [Item.ID]
    fileprivate let part: Int
  }

  private var parts: [Part] = []

  public init() {}

  /// Creates a list of one page.
  ///
  /// - Parameter items: Items with unique ids.
  public init(_ items: [Item]) {
    append(items)
  }

  /// The items that are in memory.
  public var loaded: [Item] { parts.flatMap { $0.items.compactMap { $0 } } }

  /// The ids of all items, including evicted items.
  public var ids: some Sequence<Item.ID> { parts.lazy.flatMap { $0.ids } }

  public func id(at place: Int) -> Item.ID {
    let part = parts[index(ofPartAt: place)]
    return part.ids[place - part.start]
  }

  /// Returns the position of a loaded or evicted item. Costs O(items).
  public func place(of id: Item.ID) -> Int? {
    for part in parts {
      if let offset = part.ids.firstIndex(of: id) { return part.start + offset }
    }
    return nil
  }

  /// Returns the number of items in the pages before the first page that differs between the lists. Costs O(pages) if
  /// the lists share their pages.
  public func countOfCommonPlaces(with other: PagedList) -> Int {
    let common = zip(parts, other.parts).prefix { $0.ids == $1.ids }.count
    return common == 0 ? 0 : parts[common - 1].places.upperBound
  }

  private func index(ofPartAt place: Int) -> Int {
    var range = parts.indices
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = parts[middle].start <= place ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension PagedList: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { parts.last?.places.upperBound ?? 0 }

  /// The item at a position; nil if it is not in memory.
  public subscript(place: Int) -> Item? {
    let part = parts[index(ofPartAt: place)]
    return part.isEvicted ? nil : part.items[place - part.start]
  }
}

// Functions that only `Pager` calls.
extension PagedList {
  mutating func append(_ items: [Item]) {
    if !items.isEmpty { parts.append(Part(start: count, ids: items.map { $0.id }, items: items)) }
  }

  /// Evicts the pages that are entirely outside of `places`. Costs O(pages).
  mutating func evict(outside places: Range<Int>) {
    for index in parts.indices where !parts[index].isEvicted && !parts[index].places.overlaps(places) {
      parts[index].items = []
    }
  }

  /// Returns the evicted page in `places` that is nearest to the visible items, or nil if there is none.
  func gap(in places: Range<Int>, near visible: Range<Int>) -> Gap? {
    let near = places.clamped(to: startIndex..<endIndex)
    guard !near.isEmpty else { return nil }
    return (index(ofPartAt: near.lowerBound)...index(ofPartAt: near.upperBound - 1))
      .filter { parts[$0].isEvicted }
      .min { parts[$0].places.distance(from: visible) < parts[$1].places.distance(from: visible) }
      .map { Gap(ids: parts[$0].ids, part: $0) }
  }

  /// Restores an evicted page. Does nothing if the list no longer has this evicted page.
  mutating func fill(_ gap: Gap, with items: [Item]) {
    guard parts.indices.contains(gap.part), parts[gap.part].isEvicted, parts[gap.part].ids == gap.ids else { return }
    let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    parts[gap.part].items = gap.ids.map { known[$0] }
  }
}

extension PagedList where Item: Equatable {
  /// Replaces the loaded items whose contents have changed. Costs O(loaded items).
  mutating func update(_ items: [Item]) {
    let changed = Dictionary(items.map { ($0.id, $0) }) { $1 }
    for part in parts.indices where !parts[part].isEvicted {
      for (offset, id) in parts[part].ids.enumerated() {
        if let item = changed[id], parts[part].items[offset] != item { parts[part].items[offset] = item }
      }
    }
  }
}

extension Range<Int> {
  /// Returns the number of positions between two ranges; negative if they overlap.
  fileprivate func distance(from other: Range<Int>) -> Int {
    Swift.max(lowerBound - other.upperBound, other.lowerBound - upperBound)
  }
}

extension PagedList: Sendable where Item: Sendable, Item.ID: Sendable {}
extension PagedList.Part: Sendable where Item: Sendable, Item.ID: Sendable {}
extension PagedList.Gap: Sendable where Item.ID: Sendable {}
extension PagedList.Gap: Hashable {}

// Comparing copies is fast: arrays that share their storage are equal, and their items are not compared.
extension PagedList: Equatable where Item: Equatable {}
extension PagedList.Part: Equatable where Item: Equatable {}

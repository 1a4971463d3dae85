/// The items of a list that was read page by page, in their order.
///
/// An item has its place and its id as long as the list lives. The item itself may be given back, as
/// ``Pager/look(at:)`` does far from where somebody looks: it is `nil` until it is had again. A copy shares its pages
/// with the original; to find a place costs O(log pages).
public struct PagedItems<Item: Identifiable> {
  fileprivate struct Part {
    let start: Int
    let ids: [Item.ID]
    /// Empty while they are given back. One that could not be had again is `nil`.
    var items: [Item?]

    var places: Range<Int> { start..<start + ids.count }
    var isEvicted: Bool { items.isEmpty }
  }

  /// Items that were given back and are wanted again.
  public struct Gap {
    public let ids: [Item.ID]
    fileprivate let part: Int
  }

  private var parts: [Part] = []

  public init() {}

  /// - Parameter items: no two with the same id.
  public init(_ items: [Item]) {
    append(items)
  }

  /// The items that are not given back.
  public var loaded: [Item] { parts.flatMap { $0.items.compactMap { $0 } } }

  /// The ids of all items, in their order.
  public var ids: some Sequence<Item.ID> { parts.lazy.flatMap { $0.ids } }

  public func id(at place: Int) -> Item.ID {
    let part = parts[index(ofPartAt: place)]
    return part.ids[place - part.start]
  }

  /// Where the item is, whether it is given back or not. Costs O(items).
  public func place(of id: Item.ID) -> Int? {
    for part in parts {
      if let offset = part.ids.firstIndex(of: id) { return part.start + offset }
    }
    return nil
  }

  /// How many items both lists begin with alike, in whole pages. Costs O(pages) for lists that grew from one.
  public func countOfCommonPlaces(with other: PagedItems) -> Int {
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

extension PagedItems: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { parts.last?.places.upperBound ?? 0 }

  /// `nil` while the item is given back.
  public subscript(place: Int) -> Item? {
    let part = parts[index(ofPartAt: place)]
    return part.isEvicted ? nil : part.items[place - part.start]
  }
}

// What the pager does with them.
extension PagedItems {
  mutating func append(_ items: [Item]) {
    if !items.isEmpty { parts.append(Part(start: count, ids: items.map { $0.id }, items: items)) }
  }

  /// Gives back the pages of which nothing is there. Costs O(pages).
  mutating func evict(outside places: Range<Int>) {
    for index in parts.indices where !parts[index].isEvicted && !parts[index].places.overlaps(places) {
      parts[index].items = []
    }
  }

  /// What was given back of these places, the nearest to where somebody looks.
  func gap(in places: Range<Int>, near visible: Range<Int>) -> Gap? {
    let near = places.clamped(to: startIndex..<endIndex)
    guard !near.isEmpty else { return nil }
    return (index(ofPartAt: near.lowerBound)...index(ofPartAt: near.upperBound - 1))
      .filter { parts[$0].isEvicted }
      .min { parts[$0].places.distance(from: visible) < parts[$1].places.distance(from: visible) }
      .map { Gap(ids: parts[$0].ids, part: $0) }
  }

  /// Takes what could be had again. Of a list that is no longer the same, nothing.
  mutating func fill(_ gap: Gap, with items: [Item]) {
    guard parts.indices.contains(gap.part), parts[gap.part].isEvicted, parts[gap.part].ids == gap.ids else { return }
    let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    parts[gap.part].items = gap.ids.map { known[$0] }
  }
}

extension PagedItems where Item: Equatable {
  /// Replaces those that are there, and are otherwise now. Costs O(items that are held).
  mutating func update(_ items: [Item]) {
    let news = Dictionary(items.map { ($0.id, $0) }) { $1 }
    for part in parts.indices where !parts[part].isEvicted {
      for (offset, id) in parts[part].ids.enumerated() {
        if let item = news[id], parts[part].items[offset] != item { parts[part].items[offset] = item }
      }
    }
  }
}

extension Range<Int> {
  /// How many places are between both; less than 0 where they overlap.
  fileprivate func distance(from other: Range<Int>) -> Int {
    Swift.max(lowerBound - other.upperBound, other.lowerBound - upperBound)
  }
}

extension PagedItems: Sendable where Item: Sendable, Item.ID: Sendable {}
extension PagedItems.Part: Sendable where Item: Sendable, Item.ID: Sendable {}
extension PagedItems.Gap: Sendable where Item.ID: Sendable {}
extension PagedItems.Gap: Hashable {}

// Pages that are the same object are not compared item by item.
extension PagedItems: Equatable where Item: Equatable {}
extension PagedItems.Part: Equatable where Item: Equatable {}

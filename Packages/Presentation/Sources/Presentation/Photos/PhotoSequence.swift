import Domain

/// The photos beside a photo, in the order in which the user pages through them.
///
/// What the list behind gets later comes at the end; what it loses stays until the screen is left, so that nothing
/// moves under the user's hand.
struct PhotoSequence {
  enum Event {
    case listed(Listing<PhotoItem>)
    case previous
    case next
  }

  /// Where the user is.
  struct Place {
    var id: Photo.ID
    /// The list's own copy of the photo.
    var photo: Photo?
    /// The photos beside it, the next one first.
    var neighbors: [Photo] = []
    var index = 0
    var count = 1
    /// How many there are, as far as is known, those that are still to come among them.
    var total = 1

    var hasPrevious: Bool { index > 0 }
    var hasNext: Bool { index < count - 1 }

    func isSamePlace(as other: Place) -> Bool { id == other.id && index == other.index && count == other.count }
  }

  private var ids: [Photo.ID]
  private var index = 0
  private var known: [Photo.ID: Photo] = [:]
  private var listed: [PhotoItem] = []
  private var total = 1
  private var canGrow = true
  /// Whether the user wants to go on to what is still to come.
  private var awaitsNext = false

  init(_ current: Photo.ID) { ids = [current] }

  var place: Place {
    let neighbors = [index + 1, index - 1].filter(ids.indices.contains).compactMap { known[ids[$0]] }
    return Place(
      id: ids[index], photo: known[ids[index]], neighbors: neighbors, index: index, count: ids.count,
      total: max(total, ids.count))
  }

  mutating func apply(_ event: Event) {
    switch event {
    case .listed(let listing):
      take(listing.items)
      total = listing.total ?? 1
      canGrow = listing.state != .ended
    case .previous:
      if place.hasPrevious { index -= 1 }
      awaitsNext = false
    case .next: awaitsNext = true
    }
    if awaitsNext, place.hasNext {
      index += 1
      awaitsNext = false
    }
    if !canGrow { awaitsNext = false }
  }

  /// Costs what is new in the list, if it has only grown.
  private mutating func take(_ items: [PhotoItem]) {
    let current = ids[index]
    let old = zip(listed, items).prefix { $0.isIdentical(to: $1) }.count
    if known.isEmpty, let place = items.firstIndex(where: { $0.id == current }) {
      ids = items.map(\.id)
      index = place
    } else {
      ids += items[old...].map(\.id).filter { known[$0] == nil && $0 != current }
    }
    for item in items[old...] { known[item.id] = item.photo }
    listed = items
  }
}

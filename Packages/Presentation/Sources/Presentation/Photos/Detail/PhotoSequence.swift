import Domain

/// The photos beside a photo, in the order in which the user pages through them.
///
/// What the list behind gets later comes at the end; what it loses stays until the screen is left, so that nothing
/// moves under the user's hand.
struct PhotoSequence {
  enum Event {
    case listed(ListState<PhotoItems>)
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
  /// The photos that the user was at or beside, so that one that leaves the list stays.
  private var known: [Photo.ID: Photo] = [:]
  private var listed: PhotoItems = []
  private var total = 1
  private var canGrow = true
  /// Whether the user wants to go on to what is still to come.
  private var awaitsNext = false

  init(_ current: Photo.ID) { ids = [current] }

  var place: Place {
    Place(
      id: ids[index], photo: known[ids[index]], neighbors: neighbors.compactMap { known[ids[$0]] }, index: index,
      count: ids.count, total: max(total, ids.count))
  }

  /// The places beside it, the next one first.
  private var neighbors: [Int] { [index + 1, index - 1].filter(ids.indices.contains) }

  mutating func apply(_ event: Event) {
    switch event {
    case .listed(let listState):
      take(listState.items)
      total = listState.total ?? 1
      canGrow = listState.state != .ended
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
    for near in [index] + neighbors { see(near) }
  }

  /// Costs what is new in the list, if it has only grown.
  private mutating func take(_ items: PhotoItems) {
    let common = items.countOfCommonPlaces(with: listed)
    if listed.isEmpty, let place = items.place(of: ids[index]) {
      ids = Array(items.ids)
      index = place
    } else if common < items.count {
      let hasOnlyGrown = common == ids.count
      let known = hasOnlyGrown ? [] : Set(ids)
      ids += items.ids.dropFirst(common).filter { !known.contains($0) }
    }
    listed = items
  }

  /// Remembers the list's copy of a photo, as the list has it now.
  private mutating func see(_ place: Int) {
    let id = ids[place]
    let isWhereItWas = listed.indices.contains(place) && listed.id(at: place) == id
    guard let found = isWhereItWas ? place : listed.place(of: id), let item = listed[found] else { return }
    known[id] = item.photo
  }
}

import Domain

/// The photos beside a photo, in the order in which the user pages through them.
///
/// What the list behind gets later comes at the end; what it loses stays until the screen is left, so that nothing
/// moves under the user's hand.
struct PhotoSequence {
  enum Event {
    case listed([PhotoItem])
    case previous
    case next
  }

  /// Where the user is.
  struct Place {
    var id: Photo.ID
    /// The list's own copy of the photo.
    var photo: Photo?
    var index = 0
    var count = 1

    var hasPrevious: Bool { index > 0 }
    var hasNext: Bool { index < count - 1 }

    func isSamePlace(as other: Place) -> Bool { id == other.id && index == other.index && count == other.count }
  }

  private var ids: [Photo.ID]
  private var index = 0
  private var known: [Photo.ID: Photo] = [:]
  private var listed: [PhotoItem] = []

  init(_ current: Photo.ID) { ids = [current] }

  var place: Place { Place(id: ids[index], photo: known[ids[index]], index: index, count: ids.count) }

  mutating func apply(_ event: Event) {
    switch event {
    case .listed(let items): take(items)
    case .previous: if place.hasPrevious { index -= 1 }
    case .next: if place.hasNext { index += 1 }
    }
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

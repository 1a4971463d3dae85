import Domain

/// The photos beside a photo, in the order in which the user pages through them.
///
/// What the list behind gets later comes at the end; what it loses stays until the screen is left, so that nothing
/// moves under the user's hand.
struct PhotoSequence: Hashable {
  enum Event {
    case listed([Photo])
    case previous
    case next
  }

  private(set) var ids: [Photo.ID]
  private(set) var index = 0
  private var known: [Photo.ID: Photo] = [:]

  init(_ current: Photo.ID) { ids = [current] }

  var current: Photo.ID { ids[index] }
  var photo: Photo? { known[current] }
  var hasPrevious: Bool { index > 0 }
  var hasNext: Bool { index < ids.count - 1 }

  mutating func apply(_ event: Event) {
    switch event {
    case .listed(let photos): take(photos)
    case .previous: if hasPrevious { index -= 1 }
    case .next: if hasNext { index += 1 }
    }
  }

  private mutating func take(_ photos: [Photo]) {
    let current = current
    let isFirst = known.isEmpty
    for photo in photos { known[photo.id] = photo }
    if isFirst, photos.contains(where: { $0.id == current }) {
      ids = photos.map(\.id)
    } else {
      let old = Set(ids)
      ids += photos.map(\.id).filter { !old.contains($0) }
    }
    index = ids.firstIndex(of: current) ?? index
  }
}

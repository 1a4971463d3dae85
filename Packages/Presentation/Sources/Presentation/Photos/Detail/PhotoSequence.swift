import Domain
public import Reactive

/// The list from which a photo was opened. The user can page through the photos of the list.
public struct PhotoSequence {
  /// The state of the list, as the list's screen shows it.
  public let photos: Driver<ListState<PhotoItems>>
  /// Loads the list's next page, or the page that failed.
  public let more: @MainActor () -> Void

  public init(photos: Driver<ListState<PhotoItems>>, more: @escaping @MainActor () -> Void = {}) {
    self.photos = photos
    self.more = more
  }

  /// Emits the user's position in the list, starting at the photo `id`. The list need not contain this photo.
  ///
  /// Calls `more` when the user reaches the last loaded photo, and whenever `next` emits on that photo.
  @MainActor
  func places(
    from id: Photo.ID, previous: Observable<Void>, next: Observable<Void>
  ) -> Observable<PhotoPlace> {
    let places = Observable<PhotoPosition.Event>
      .merge(photos.map { .listed($0) }.asObservable(), previous.map { .previous }, next.map { .next })
      .scanInPlace(PhotoPosition(id)) { position, event in
        position.apply(event)
        return position.place
      }
      .startWith(PhotoPosition(id).place)
      .share(replay: 1)
    let loads =
      Observable
      .merge(places.distinctUntilChanged { $0.isSamePlace(as: $1) }, next.withLatestFrom(places))
      .filter { !$0.hasNext }
      .do(onNext: { _ in more() })
    return places.subscribing(to: loads)
  }
}

/// The user's current position in a `PhotoSequence`.
struct PhotoPlace {
  var id: Photo.ID
  /// The copy of the photo in the list.
  var photo: Photo?
  /// The next photo and the previous photo, in this order.
  var neighbors: [Photo] = []
  var index = 0
  var count = 1
  /// The known number of photos, including photos that are not loaded yet.
  var total = 1
  /// Whether the list may load more photos.
  var canGrow = false
  /// The direction of the last move, if the list has no photo in this direction; otherwise nil.
  var refusedMove: Move?

  enum Move {
    case previous
    case next
  }

  var hasPrevious: Bool { index > 0 }
  var hasNext: Bool { index < count - 1 }

  func isSamePlace(as other: PhotoPlace) -> Bool { id == other.id && index == other.index && count == other.count }
}

/// Computes the `PhotoPlace` in a list that may change while the user pages.
///
/// New photos of the list are added at the end. A photo that the list removes stays in the sequence until the screen is
/// closed, so that no photo moves while the user pages.
private struct PhotoPosition {
  enum Event {
    case listed(ListState<PhotoItems>)
    case previous
    case next
  }

  private var ids: [Photo.ID]
  private var index = 0
  /// The shown photos and their neighbors, which stay available after the list removes them.
  private var known: [Photo.ID: Photo] = [:]
  private var listed: PhotoItems = []
  private var total = 1
  private var canGrow = true
  /// Whether the user has requested a next photo that is not loaded yet.
  private var awaitsNext = false
  private var refusedMove: PhotoPlace.Move?

  init(_ current: Photo.ID) { ids = [current] }

  var place: PhotoPlace {
    PhotoPlace(
      id: ids[index], photo: known[ids[index]], neighbors: neighbors.compactMap { known[ids[$0]] }, index: index,
      count: ids.count, total: max(total, ids.count), canGrow: canGrow && !listed.isEmpty,
      refusedMove: refusedMove)
  }

  /// The indices of the next photo and the previous photo, in this order.
  private var neighbors: [Int] { [index + 1, index - 1].filter(ids.indices.contains) }

  mutating func apply(_ event: Event) {
    refusedMove = nil
    switch event {
    case .listed(let listState):
      update(listState.items)
      total = listState.total ?? 1
      canGrow = listState.state != .ended
    case .previous:
      if place.hasPrevious { index -= 1 } else { refusedMove = .previous }
      awaitsNext = false
    case .next:
      if place.hasNext || place.canGrow { awaitsNext = true } else { refusedMove = .next }
    }
    if awaitsNext, place.hasNext {
      index += 1
      awaitsNext = false
    }
    if !canGrow { awaitsNext = false }
    for near in [index] + neighbors { remember(near) }
  }

  /// Adds the new photos of the list. Costs O(new photos) if photos were only appended.
  private mutating func update(_ items: PhotoItems) {
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

  /// Stores the list's current copy of a photo.
  private mutating func remember(_ place: Int) {
    let id = ids[place]
    let isWhereItWas = listed.indices.contains(place) && listed.id(at: place) == id
    guard let found = isWhereItWas ? place : listed.place(of: id), let item = listed[found] else { return }
    known[id] = item.photo
  }
}

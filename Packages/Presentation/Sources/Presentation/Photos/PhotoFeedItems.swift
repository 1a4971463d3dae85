import Domain

/// The photos of a feed with their hearts, kept from one moment to the next: a page costs what it adds, and a like
/// what it changes.
struct PhotoFeedItems {
  typealias Feed = PagedList<PhotoFeed, PhotoCard>.Moment

  private(set) var items: [PhotoItem] = []
  private var places: [Photo.ID: Int] = [:]
  private var liked: Set<Photo.ID> = []
  private var beginnings = 0
  private var revision = 0

  mutating func update(_ feed: Feed, liked: Set<Photo.ID>) {
    if feed.beginnings != beginnings {
      items = []
      places = [:]
      beginnings = feed.beginnings
    }
    show(liked)
    if feed.revision != revision {
      revision = feed.revision
      for (place, card) in feed.items.prefix(items.count).enumerated() { items[place].update(card) }
    }
    for card in feed.items[items.count...] {
      places[card.id] = items.count
      items.append(PhotoItem(card, isLiked: liked.contains(card.id)))
    }
  }

  private mutating func show(_ liked: Set<Photo.ID>) {
    guard liked != self.liked else { return }
    for id in liked.symmetricDifference(self.liked) {
      if let place = places[id] { items[place].isLiked = liked.contains(id) }
    }
    self.liked = liked
  }
}

public import Domain

/// A link from a photo to a list of related photos, for example the photos of its author.
public struct PhotoLink: Hashable, Sendable {
  /// The property that the related photos have in common.
  public var kind: PhotoFact.Kind
  /// The text of the link, such as "Photos by Ada Lovelace".
  public var text: String
  /// The title of the list.
  public var title: String
  public var feed: PhotoFeed

  public init(kind: PhotoFact.Kind, text: String, title: String, feed: PhotoFeed) {
    self.kind = kind
    self.text = text
    self.title = title
    self.feed = feed
  }
}

extension PhotoLink {
  /// Returns the links from a photo to the photos of its author, topics, place and tags.
  static func all(of photo: Photo, strings: Strings) -> [PhotoLink] {
    func link(_ kind: PhotoFact.Kind, _ title: String, _ feed: PhotoFeed?) -> PhotoLink? {
      feed.map { PhotoLink(kind: kind, text: strings.viewing.link(kind, title), title: title, feed: $0) }
    }
    func search(_ text: String) -> PhotoFeed? { SearchQuery(text).map(PhotoFeed.search) }
    let author = photo.attribution.author
    let photosOfAuthor: PhotoFeed?
    switch photo.id.source {
    // Lorem Picsum has no lists of related photos.
    case .picsum: return []
    // A folder has no users, so the link searches for the name of the author.
    case .folder: photosOfAuthor = search(author)
    case .demo, .unsplash:
      photosOfAuthor = photo.author.username.isEmpty ? nil : .user(User.Name(rawValue: photo.author.username))
    }
    let place = photo.detail?.place?.words ?? ""
    let topics = photo.detail?.topics ?? []
    let tags = photo.detail?.tags ?? []
    return [link(.author, author, photosOfAuthor)].compactMap { $0 }
      + topics.compactMap { link(.topics, $0, .topic(Topic.Slug(rawValue: $0))) }
      + [link(.place, place, search(place))].compactMap { $0 }
      + tags.compactMap { link(.tags, $0, search($0)) }
  }
}

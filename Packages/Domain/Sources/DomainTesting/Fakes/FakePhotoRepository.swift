public import Domain
import Synchronization

/// A repository of photos in memory. Tests fill its cache with `cache(_:of:fetchedAt:)`.
public final class FakePhotoRepository: PhotoRepository {
  public struct PhotosCall: Hashable, Sendable {
    public var feed: PhotoFeed
    public var page: PageRequest

    public init(feed: PhotoFeed, page: PageRequest) {
      self.feed = feed
      self.page = page
    }
  }

  public let onPhotos = Stub<PhotosCall>()
  public let onPhoto = Stub<Photo.ID>()

  private let feeds: Mutex<[PhotoFeed: [Photo]]>
  private let cached = Mutex<[PhotoFeed: Cached<[Photo]>]>([:])
  private let marksLastPage: Bool
  private let reportsChanges: Bool
  private let observers = Mutex<[AsyncStream<Void>.Continuation]>([])

  /// - Parameters:
  ///   - feeds: The photos of each feed. A request for a missing topic, user or collection throws `notFound`. Other
  ///     missing feeds are empty.
  ///   - marksLastPage: Whether `hasNext` is false on the last page with photos. If not, an empty page ends the feed.
  ///   - reportsChanges: Whether `reportChange()` notifies observers.
  public init(_ feeds: [PhotoFeed: [Photo]] = [:], marksLastPage: Bool = true, reportsChanges: Bool = false) {
    self.reportsChanges = reportsChanges
    self.feeds = Mutex(feeds)
    self.marksLastPage = marksLastPage
  }

  /// Replaces the photos of a feed.
  public func put(_ photos: [Photo], in feed: PhotoFeed) {
    feeds.withLock { $0[feed] = photos }
  }

  /// Replaces the cached photos of a feed. The cached photos may differ from the photos of the source.
  public func cache(_ photos: [Photo], of feed: PhotoFeed, fetchedAt: Date?) {
    cached.withLock { $0[feed] = Cached(photos, fetchedAt: fetchedAt) }
  }

  public func changes() -> AsyncStream<Void>? {
    guard reportsChanges else { return nil }
    return AsyncStream { continuation in observers.withLock { $0.append(continuation) } }
  }

  public func reportChange() {
    for observer in observers.withLock({ $0 }) { observer.yield() }
  }

  public func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    try await onPhotos.pass(PhotosCall(feed: feed, page: page))
    let photos = feeds.withLock { $0[feed] }
    if photos == nil {
      switch feed {
      case .topic, .user, .collection: throw .notFound
      case .editorial, .search, .random: break
      }
    }
    return Page.cut(from: photos ?? [], at: page, marksLastPage: marksLastPage)
  }

  public func cachedPhotos(
    in feed: PhotoFeed, page: PageRequest
  ) async throws(RepositoryError) -> Cached<Page<Photo>>? {
    let cached = cached.withLock { $0[feed] }?.map { Page.cut(from: $0, at: page, marksLastPage: marksLastPage) }
    return cached?.value.items.isEmpty == true ? nil : cached
  }

  public func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? {
    cached.withLock { cached in
      cached.values.lazy.compactMap { feed in
        feed.value.first { $0.id == id }.map { Cached($0, fetchedAt: $0.detail == nil ? nil : feed.fetchedAt) }
      }
      .first
    }
  }

  /// Returns the photo with the given id or slug from any feed. Adds an empty detail if the photo has none.
  public func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo {
    try await onPhoto.pass(id)
    let found = feeds.withLock { feeds in
      feeds.values.lazy.compactMap { $0.first { $0.id == id || ($0.slug == id.value && $0.id.source == id.source) } }
        .first
    }
    guard var photo = found else { throw .notFound }
    photo.detail = photo.detail ?? Photo.Detail()
    return photo
  }
}

extension Page {
  static func cut(from all: [Item], at request: PageRequest, marksLastPage: Bool) -> Page {
    let start = min(request.start, all.count)
    let end = min(start + request.size, all.count)
    let items = Array(all[start..<end])
    return marksLastPage
      ? Page(items: items, hasNext: end < all.count, total: all.count)
      : Page(items: items, hasNext: !items.isEmpty)
  }
}

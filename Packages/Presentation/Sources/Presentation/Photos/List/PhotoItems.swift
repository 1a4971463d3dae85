public import Domain

/// The photos of a list with their likes. Photos far from the visible range are evicted: the elements are nil, and only
/// the ids stay in memory.
///
/// Copies share their pages, and a comparison skips shared pages.
public struct PhotoItems: Equatable, Sendable {
  private let cards: PagedList<PhotoCard>
  private let liked: Set<Photo.ID>

  init(_ cards: PagedList<PhotoCard>, liked: Set<Photo.ID>) {
    self.cards = cards
    self.liked = liked
  }

  /// Creates a list of items.
  ///
  /// - Parameter items: Items with unique ids.
  public init(_ items: [PhotoItem]) {
    cards = PagedList(items.map(\.card))
    liked = Set(items.lazy.filter(\.isLiked).map(\.id))
  }

  /// The photos that are in memory.
  public var loaded: [PhotoItem] { cards.loaded.map(item) }

  /// The ids of all photos, including evicted photos.
  public var ids: some Sequence<Photo.ID> { cards.ids }

  public func id(at place: Int) -> Photo.ID { cards.id(at: place) }

  /// Returns the position of a loaded or evicted photo. Costs O(photos).
  public func place(of id: Photo.ID) -> Int? { cards.place(of: id) }

  /// Returns the number of photos in the pages before the first page that differs between the lists.
  func countOfCommonPlaces(with other: PhotoItems) -> Int { cards.countOfCommonPlaces(with: other.cards) }

  private func item(_ card: PhotoCard) -> PhotoItem { PhotoItem(card, isLiked: liked.contains(card.id)) }
}

extension PhotoItems: RandomAccessCollection {
  public var startIndex: Int { cards.startIndex }
  public var endIndex: Int { cards.endIndex }
  public subscript(place: Int) -> PhotoItem? { cards[place].map(item) }
}

extension PhotoItems: ExpressibleByArrayLiteral {
  public init(arrayLiteral items: PhotoItem...) { self.init(items) }
}

extension PhotoItems: CustomStringConvertible {
  public var description: String { "[\(map { $0?.description ?? "…" }.joined(separator: ", "))]" }
}

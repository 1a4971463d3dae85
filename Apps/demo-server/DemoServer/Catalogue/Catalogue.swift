public import Landscape

/// Photos, their authors, topics and collections, all made from one seed: the same seed gives the same catalogue.
///
/// Making one renders nothing; it takes some 10 ms in a debug build.
public struct Catalogue: Sendable {
  /// In the order of the editorial feed.
  public let photos: [CataloguePhoto]
  public let users: [CatalogueUser]
  public let collections: [CatalogueCollection]

  private let positions: [String: Int]

  /// - Parameter photoCount: at least one; 20 of each of the twelve kinds unless said otherwise.
  public init(seed: UInt64 = 1, photoCount: Int = 240) {
    precondition(photoCount > 0, "a catalogue has at least one photo")
    var random = SeededRandom(seed: seed)
    users = Words.authors.indices.map { CatalogueUser.made($0, &random) }
    var kinds: [SceneKind] = []
    while kinds.count < photoCount { kinds += SceneKind.allCases.shuffled(using: &random) }
    let authorCount = users.count
    photos = kinds.prefix(photoCount).enumerated().map { index, kind in
      CataloguePhoto.made(index, kind, author: random.count(from: 0, through: authorCount - 1), &random)
    }
    let places = photos.enumerated().flatMap { [($0.element.id, $0.offset), ($0.element.slug, $0.offset)] }
    positions = Dictionary(places) { first, _ in first }
    collections = CatalogueCollection.all(of: photos, userCount: authorCount, &random)
  }

  public func photo(idOrSlug: String) -> CataloguePhoto? {
    positions[idOrSlug].map { photos[$0] }
  }

  public func user(named userName: String) -> CatalogueUser? {
    users.first { $0.userName == userName }
  }

  public func photos(of kind: SceneKind) -> [CataloguePhoto] {
    photos.filter { $0.scene.kind == kind }
  }

  public func photos(by user: CatalogueUser) -> [CataloguePhoto] {
    photos.filter { users[$0.author].id == user.id }
  }

  /// The photos that every word of `query` fits, whole words before beginnings of words.
  public func photos(matching query: String) -> [CataloguePhoto] {
    let wanted = SearchWords.words(of: query)
    guard !wanted.isEmpty else { return [] }
    let ranked = photos.enumerated().compactMap { index, photo in
      SearchWords(of: photo, by: users[photo.author]).rank(of: wanted).map { (rank: $0, index: index) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { photos[$0.index] }
  }
}

public import Landscape

/// A generated catalog of photos, authors, topics and collections. The same seed generates the same catalog.
///
/// The catalog does not contain pictures. The server renders pictures on request.
public struct Catalogue: Sendable {
  /// The photos in the order of the editorial feed.
  public let photos: [CataloguePhoto]
  public let users: [CatalogueUser]
  public let collections: [CatalogueCollection]

  private let positions: [String: Int]

  /// - Parameter photoCount: the number of photos, at least one.
  public init(seed: UInt64 = 1, photoCount: Int = 240) {
    precondition(photoCount > 0, "a catalog has at least one photo")
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

  /// Returns the photos that match every word of the query. Photos that match whole words come before photos that match
  /// only prefixes.
  public func photos(matching query: String) -> [CataloguePhoto] {
    let wanted = SearchWords.words(of: query)
    guard !wanted.isEmpty else { return [] }
    let ranked = photos.enumerated().compactMap { index, photo in
      SearchWords(of: photo, by: users[photo.author]).rank(of: wanted).map { (rank: $0, index: index) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { photos[$0.index] }
  }
}

/// A collection of photos that a user created.
public struct CatalogueCollection: Sendable, Identifiable {
  public let id: String
  public let title: String
  public let description: String?
  public let shareKey: String
  /// The owner's index in ``Catalogue/users``.
  public let owner: Int
  /// The photos' indices in ``Catalogue/photos``.
  public let photos: [Int]
  /// The time of publication, in seconds since 1970.
  public let publishedAt: Int
}

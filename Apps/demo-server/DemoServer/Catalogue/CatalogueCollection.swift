/// Photos that somebody put together.
public struct CatalogueCollection: Sendable, Identifiable {
  public let id: String
  public let title: String
  public let description: String?
  public let shareKey: String
  /// An index of ``Catalogue/users``.
  public let owner: Int
  /// Indices of ``Catalogue/photos``.
  public let photos: [Int]
  /// Seconds since 1970.
  public let publishedAt: Int
}

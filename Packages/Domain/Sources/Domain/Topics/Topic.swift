/// A topic under which a source lists photos.
public struct Topic: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Topic>
  /// A readable id, which is part of URLs.
  public typealias Slug = Identifier<Slugs>
  public enum Slugs {}

  public var id: ID
  public var slug: Slug
  public var title: String
  public var description: String?
  public var totalPhotos: Int?
  public var cover: Photo?

  public init(
    id: ID, slug: Slug, title: String, description: String? = nil, totalPhotos: Int? = nil, cover: Photo? = nil
  ) {
    self.id = id
    self.slug = slug
    self.title = title
    self.description = description
    self.totalPhotos = totalPhotos
    self.cover = cover
  }
}

/// A collection of photos that a user of the source has created.
public struct PhotoCollection: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<PhotoCollection>

  public var id: ID
  public var title: String
  public var description: String?
  public var totalPhotos: Int?
  public var owner: User
  public var cover: Photo?

  public init(
    id: ID, title: String, description: String? = nil, totalPhotos: Int? = nil, owner: User, cover: Photo? = nil
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.totalPhotos = totalPhotos
    self.owner = owner
    self.cover = cover
  }
}

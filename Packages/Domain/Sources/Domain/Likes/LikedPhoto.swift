/// A photo that the user likes. The whole photo is stored, so that it can be shown when its source is unreachable.
public struct LikedPhoto: Hashable, Sendable, Identifiable {
  public var photo: Photo
  public var likedAt: Date

  public init(photo: Photo, likedAt: Date) {
    self.photo = photo
    self.likedAt = likedAt
  }

  public var id: Photo.ID { photo.id }
}

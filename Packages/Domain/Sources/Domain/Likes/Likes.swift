/// The rules of likes, as a value: the newest like is first, and each photo is liked at most once.
///
/// Every repository follows these rules; `LikesRepositoryContract` in `DomainTesting` checks it.
public struct Likes: Hashable, Sendable {
  public private(set) var newestFirst: [LikedPhoto] = []

  public init() {}

  /// Likes a photo. A photo that is already liked stays in its place.
  ///
  /// - Returns: true if the photo was not liked before.
  @discardableResult
  public mutating func like(_ photo: Photo, at date: Date) -> Bool {
    guard !contains(photo.id) else { return false }
    newestFirst.insert(LikedPhoto(photo: photo, likedAt: date), at: 0)
    return true
  }

  /// Removes a like, if there is one.
  ///
  /// - Returns: true if the photo was liked before.
  @discardableResult
  public mutating func unlike(_ id: Photo.ID) -> Bool {
    guard let index = newestFirst.firstIndex(where: { $0.id == id }) else { return false }
    newestFirst.remove(at: index)
    return true
  }

  public func contains(_ id: Photo.ID) -> Bool {
    newestFirst.contains { $0.id == id }
  }
}

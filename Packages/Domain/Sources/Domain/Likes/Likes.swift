/// A list of likes and its rules: the newest like is first, and each photo is liked at most once.
///
/// Every repository follows these rules; `LikesRepositoryContract` in `DomainTesting` checks them.
public struct Likes: Hashable, Sendable {
  public private(set) var newestFirst: [LikedPhoto] = []

  public init() {}

  /// Likes a photo. If the photo is already liked, nothing changes.
  ///
  /// - Returns: true if the photo was not liked before.
  @discardableResult
  public mutating func like(_ photo: Photo, at date: Date) -> Bool {
    guard !contains(photo.id) else { return false }
    newestFirst.insert(LikedPhoto(photo: photo, likedAt: date), at: 0)
    return true
  }

  /// Removes the like of a photo, if there is one.
  ///
  /// - Returns: The removed like; nil if the photo was not liked.
  @discardableResult
  public mutating func unlike(_ id: Photo.ID) -> LikedPhoto? {
    newestFirst.firstIndex { $0.id == id }.map { newestFirst.remove(at: $0) }
  }

  /// Reinserts a removed like at the position that its date determines, before likes with the same date. If the photo
  /// is already liked, nothing changes.
  ///
  /// - Returns: true if the photo was not liked before.
  @discardableResult
  public mutating func restore(_ like: LikedPhoto) -> Bool {
    guard !contains(like.id) else { return false }
    let index = newestFirst.firstIndex { $0.likedAt <= like.likedAt } ?? newestFirst.endIndex
    newestFirst.insert(like, at: index)
    return true
  }

  public func contains(_ id: Photo.ID) -> Bool {
    newestFirst.contains { $0.id == id }
  }
}

/// The user's likes of photos from all sources, stored on this machine.
public protocol LikesRepository: Sendable {
  /// Likes a photo. Liking a liked photo changes nothing.
  ///
  /// When the call returns, the like is stored on disk.
  ///
  /// - Returns: true if the photo was not liked before.
  @discardableResult
  func like(_ photo: Photo) async throws(RepositoryError) -> Bool

  /// Removes the like of a photo, if there is one.
  ///
  /// - Returns: The removed like, which ``restore(_:)`` accepts; nil if the photo was not liked.
  @discardableResult
  func unlike(_ id: Photo.ID) async throws(RepositoryError) -> LikedPhoto?

  /// Reinserts a removed like at the position that its date determines. Restoring the like of a liked photo changes
  /// nothing.
  ///
  /// - Returns: true if the photo was not liked before.
  @discardableResult
  func restore(_ like: LikedPhoto) async throws(RepositoryError) -> Bool

  /// Observes the likes, newest first.
  ///
  /// - Parameter limit: The maximum number of likes; nil for all.
  func likes(limit: Int?) -> StateStream<[LikedPhoto]>

  /// Observes the ids of all liked photos.
  func likedIDs() -> StateStream<Set<Photo.ID>>
}

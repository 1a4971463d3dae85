/// The user's likes of photos from all sources, stored on this machine.
public protocol LikesRepository: Sendable {
  /// Likes a photo. Liking it again changes nothing.
  ///
  /// When this returns, the like is stored on disk.
  ///
  /// - Returns: true if the photo was not liked before.
  @discardableResult
  func like(_ photo: Photo) async throws(RepositoryError) -> Bool

  /// Removes a like, if there is one.
  ///
  /// - Returns: true if the photo was liked before.
  @discardableResult
  func unlike(_ id: Photo.ID) async throws(RepositoryError) -> Bool

  /// Observes the likes, newest first.
  ///
  /// - Parameter limit: The maximum number of likes; nil for all.
  func likes(limit: Int?) -> StateStream<[LikedPhoto]>

  /// Observes the ids of all liked photos.
  func likedIDs() -> StateStream<Set<Photo.ID>>
}

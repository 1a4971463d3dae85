/// The photos that the user likes, of all sources, kept on this machine.
public protocol LikesRepository: Sendable {
  /// Likes a photo; once is as good as twice.
  ///
  /// When this returns, the like is on the disk.
  ///
  /// - Returns: whether that changed anything.
  @discardableResult
  func like(_ photo: Photo) async throws(RepositoryError) -> Bool

  /// Takes a like back; once is as good as twice.
  ///
  /// - Returns: whether that changed anything.
  @discardableResult
  func unlike(_ id: Photo.ID) async throws(RepositoryError) -> Bool

  /// The newest likes, newest first: as they are now, and again whenever they change.
  ///
  /// Cancelling the iteration ends it; failures are `RepositoryError`s.
  ///
  /// - Parameter limit: how many at the most; `nil` for all.
  func likes(limit: Int?) -> AsyncThrowingStream<[LikedPhoto], any Error>

  /// The ids of all liked photos: as they are now, and again whenever they change.
  func likedIDs() -> AsyncThrowingStream<Set<Photo.ID>, any Error>
}

public import Domain
import GRDB

/// Stores the likes in the user database. Observers receive every change, including changes by other processes.
///
///     let likes = DatabaseLikesRepository(database: database)
///     try await likes.like(photo)
///     for try await newest in likes.likes(limit: 30) { show(newest) }
public struct DatabaseLikesRepository: LikesRepository {
  private let database: UserDatabase

  public init(database: UserDatabase) {
    self.database = database
  }

  @discardableResult
  public func like(_ photo: Photo) async throws(RepositoryError) -> Bool {
    let like = LikedPhoto(photo: photo, likedAt: database.now())
    return try await database.write { try LikedPhotoRow.insert(like, in: $0) }
  }

  @discardableResult
  public func unlike(_ id: Photo.ID) async throws(RepositoryError) -> LikedPhoto? {
    try await database.write { try LikedPhotoRow.delete(id, in: $0) }
  }

  @discardableResult
  public func restore(_ like: LikedPhoto) async throws(RepositoryError) -> Bool {
    try await database.write { try LikedPhotoRow.restore(like, in: $0) }
  }

  public func likes(limit: Int?) -> StateStream<[LikedPhoto]> {
    database.states(of: "likedPhoto") { try LikedPhotoRow.newest(limit, in: $0) }
  }

  public func likedIDs() -> StateStream<Set<Photo.ID>> {
    database.states(of: "likedPhoto") { try Set(LikedPhotoRow.ids(in: $0)) }
  }

  /// Observes the ids of the source's liked photos that have no detail, newest first.
  public func incompleteIDs(of source: PhotoSource) -> StateStream<[Photo.ID]> {
    database.states(of: "likedPhoto") { db in
      try LikedPhotoRow.ids(where: "detail IS NULL", in: db).filter { $0.source == source }
    }
  }

  /// Updates the data of a liked photo. The stored detail remains if `photo` has no detail. Does nothing if the photo
  /// is not liked. Throws no error if the database is read-only, because the data can be fetched again.
  public func update(_ photo: Photo) async throws(RepositoryError) {
    guard !database.isReadOnly, let liked = await self.photo(photo.id), liked != photo else { return }
    try await database.write { try LikedPhotoRow.update(photo, in: $0) }
  }

  /// Returns a liked photo. Returns nil if the photo is not liked or the likes cannot be read.
  func photo(_ id: Photo.ID, by match: PhotoColumns.Match = .id) async -> Photo? {
    try? await database.read { try LikedPhotoRow.photo(id, by: match, in: $0) }
  }

  /// Adds likes from an archive, ordered by date. Does not change photos that are already liked. Replaces dates in the
  /// future with the current date.
  ///
  /// - Returns: The number of new likes.
  public func merge(_ likes: [LikedPhoto]) async throws(RepositoryError) -> Int {
    let now = database.now()
    return try await database.write { try LikedPhotoRow.merge(likes, now: now, in: $0) }
  }
}

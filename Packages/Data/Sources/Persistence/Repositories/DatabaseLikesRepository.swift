public import Domain
import GRDB

/// Likes in the store: on the disk when a call returns, and seen by every open screen, whoever changed them.
///
///     let likes = DatabaseLikesRepository(database: database)
///     try await likes.like(photo)
///     for try await newest in likes.likes(limit: 30) { show(newest) }
public struct DatabaseLikesRepository: LikesRepository {
  let database: PhotoDatabase

  public init(database: PhotoDatabase) {
    self.database = database
  }

  @discardableResult
  public func like(_ photo: Photo) async throws(RepositoryError) -> Bool {
    let like = LikedPhoto(photo: photo, likedAt: database.now())
    let journal = LikesJournal(of: database.path)
    return try await database.write(.disk, ifNotCommitted: journal.remove) { db in
      guard try LikedPhotoRow.insert(like, in: db) else { return false }
      journal.appendNewest(in: db)
      return true
    }
  }

  @discardableResult
  public func unlike(_ id: Photo.ID) async throws(RepositoryError) -> Bool {
    let journal = LikesJournal(of: database.path)
    return try await database.write(.disk, ifNotCommitted: journal.remove) { db in
      guard try LikedPhotoRow.delete(id, in: db) else { return false }
      journal.append(unlike: id, in: db)
      return true
    }
  }

  public func likes(limit: Int?) -> StateStream<[LikedPhoto]> {
    database.states(of: "likedPhoto") { try LikedPhotoRow.newest(limit, in: $0) }
  }

  public func likedIDs() -> StateStream<Set<Photo.ID>> {
    database.states(of: "likedPhoto") { db in
      var ids: Set<Photo.ID> = []
      try db.cachedStatement(sql: "SELECT source, value FROM likedPhoto").readRows([]) { columns in
        if let source = PhotoSource(rawValue: try columns.value()) {
          ids.insert(Photo.ID(source: source, value: try columns.value()))
        }
        return true
      }
      return ids
    }
  }

  /// Takes over likes from elsewhere, each where its date belongs. What is liked already stays as it is.
  ///
  /// - Returns: how many were new.
  public func merge(_ likes: [LikedPhoto]) async throws(RepositoryError) -> Int {
    let journal = LikesJournal(of: database.path)
    return try await database.write(.disk, ifNotCommitted: journal.remove) { db in
      let count = try LikedPhotoRow.merge(likes, in: db)
      if count > 0 { journal.begin(in: db) }
      return count
    }
  }
}

public import Domain
import GRDB

extension DatabaseLikesRepository {
  /// Observes the ids of the liked photos of a source that were stored without their detail, newest first.
  public func incompleteIDs(of source: PhotoSource) -> StateStream<[Photo.ID]> {
    database.states(of: "likedPhoto") { db in
      var ids: [Photo.ID] = []
      try db.cachedStatement(
        sql: "SELECT value FROM likedPhoto WHERE source = ? AND detail IS NULL ORDER BY sequence DESC"
      )
      .readRows([source.rawValue]) { columns in
        ids.append(Photo.ID(source: source, value: try columns.value()))
        return true
      }
      return ids
    }
  }
}

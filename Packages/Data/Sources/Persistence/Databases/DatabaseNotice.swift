/// An event while opening a ``UserDatabase`` that the user should know.
public enum DatabaseNotice: Hashable, Sendable {
  /// The database was damaged. A new one has the readable rows and those of a snapshot, and the damaged file was moved to
  /// `damaged`.
  case recovered(damaged: String, rows: [RecoveredRows])
  /// The database does not have everything that was written to it: its file was replaced by an older one or removed, or
  /// its log was removed. Missing rows that are in a snapshot were added.
  case older(path: String, rows: [RecoveredRows])
  /// The database is read-only, because the disk is full or the file may not be written.
  case readOnly(path: String, diskIsFull: Bool)
}

/// The recovered rows of one feature.
public struct RecoveredRows: Hashable, Sendable {
  /// The name of the feature, such as "likes" or "memos".
  public var feature: String
  /// The number of rows in the new database.
  public var count: Int
  /// Whether no row is missing.
  public var isComplete: Bool
  /// The date of the snapshot that missing rows were taken from, as in "2024-05-01"; nil if none were.
  public var snapshot: String?
  /// The number of rows that were taken from the snapshot.
  public var countFromSnapshot: Int

  public init(
    feature: String, count: Int, isComplete: Bool, snapshot: String? = nil, countFromSnapshot: Int = 0
  ) {
    self.feature = feature
    self.count = count
    self.isComplete = isComplete
    self.snapshot = snapshot
    self.countFromSnapshot = countFromSnapshot
  }
}

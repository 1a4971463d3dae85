/// A message for the user about the opening of a ``UserDatabase``.
public enum DatabaseNotice: Hashable, Sendable {
  /// The database was damaged and moved to `damaged`. A new database contains the rows that could be read, and rows
  /// from a snapshot.
  case recovered(damaged: String, rows: [RecoveredRows])
  /// Some writes are missing, because an older copy replaced the file, or because the file or its log was removed.
  /// Missing rows were added from a snapshot where possible.
  case older(path: String, rows: [RecoveredRows])
  /// The database is read-only, because the disk is full or the file may not be written.
  case readOnly(path: String, diskIsFull: Bool)
}

/// The recovered rows of one feature.
public struct RecoveredRows: Hashable, Sendable {
  /// The name of the feature, such as "likes" or "memos".
  public var feature: String
  /// The number of rows in the feature's first table after the recovery.
  public var count: Int
  /// Whether all rows were recovered without a snapshot.
  public var isComplete: Bool
  /// The date of the snapshot that provided missing rows, in the format "2024-05-01"; nil if no snapshot was used.
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

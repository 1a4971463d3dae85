/// What the user should know about the opening of ``UserDatabase``.
public enum DatabaseNotice: Hashable, Sendable {
  /// The database was damaged. A new one has the rows that could be read; the damaged file is `damaged` now.
  case recovered(damaged: String, rows: [RecoveredRows])
  /// The database can only be read: the disk is full, or the file may not be written.
  case readOnly(path: String, diskIsFull: Bool)
}

/// What was recovered of one kind of data.
public struct RecoveredRows: Hashable, Sendable {
  /// The kind: "likes", "memos".
  public var feature: String
  public var count: Int
  /// Whether every row that the database had could be read.
  public var isComplete: Bool

  public init(feature: String, count: Int, isComplete: Bool) {
    self.feature = feature
    self.count = count
    self.isComplete = isComplete
  }
}

/// An event while opening a ``UserDatabase`` that the user should know.
public enum DatabaseNotice: Hashable, Sendable {
  /// The database was damaged. A new one has the readable rows, and the damaged file was moved to `damaged`.
  case recovered(damaged: String, rows: [RecoveredRows])
  /// The database is read-only, because the disk is full or the file may not be written.
  case readOnly(path: String, diskIsFull: Bool)
}

/// The recovered rows of one feature.
public struct RecoveredRows: Hashable, Sendable {
  /// The name of the feature, such as "likes" or "memos".
  public var feature: String
  public var count: Int
  /// Whether every row could be read.
  public var isComplete: Bool

  public init(feature: String, count: Int, isComplete: Bool) {
    self.feature = feature
    self.count = count
    self.isComplete = isComplete
  }
}

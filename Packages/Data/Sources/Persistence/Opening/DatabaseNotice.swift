/// Something that happened when the store was opened, and that its user should be told.
public enum DatabaseNotice: Hashable, Sendable {
  /// The store was damaged. It is kept under another name, and a new one was begun; `savedLikes` and all else that the
  /// user made were taken over. If `mayMissLikes`, some of that could not be read.
  case setAside(path: String, savedLikes: Int, mayMissLikes: Bool)
  /// There was no store, but a journal of likes beside the place where it was: that many were taken over.
  case likesRestored(count: Int)
  /// The store can only be read: the disk is full, or it may not be written.
  case readOnly(path: String, diskIsFull: Bool)
}

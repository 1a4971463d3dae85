public import Domain

/// A like that was added or removed.
public struct LikeChange: Hashable, Sendable {
  public var id: Photo.ID
  public var isLiked: Bool
  /// Whether this changed the likes.
  public var changedAnything: Bool
  /// What happened, in words.
  public var text: String
}

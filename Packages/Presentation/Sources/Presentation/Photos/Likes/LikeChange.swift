public import Domain

/// A like that was given or taken back.
public struct LikeChange: Hashable, Sendable {
  public var id: Photo.ID
  public var isLiked: Bool
  /// Whether it was otherwise before.
  public var changedAnything: Bool
  /// What happened, in words.
  public var text: String
}

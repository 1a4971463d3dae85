/// Where photos come from. An id means something only together with its source.
public enum PhotoSource: String, Hashable, Sendable, CaseIterable {
  /// The catalogue that the program carries with it.
  case demo
  /// unsplash.com, which wants an access key.
  case unsplash
  /// picsum.photos, which wants none, and cannot search.
  case picsum
}

/// A source of photos. The ids of photos from different sources can have the same value.
public enum PhotoSource: String, Hashable, Sendable, CaseIterable {
  /// The demo catalog that is part of the program.
  case demo
  /// unsplash.com, which requires an access key.
  case unsplash
  /// picsum.photos, which requires no access key and cannot search.
  case picsum
  /// A folder of the user's own JPEG files.
  case folder
}

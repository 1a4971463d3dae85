/// A source of photos. A photo's id is unique only within its source.
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

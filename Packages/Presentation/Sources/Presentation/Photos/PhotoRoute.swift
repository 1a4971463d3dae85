public import Domain

/// A navigation request of a photo screen. The coordinator of the user interface follows it.
public enum PhotoRoute {
  /// Opens a photo and the list to page through.
  case photo(Photo.ID, in: PhotoSequence)
  case topic(Topic)
  case back
}

public import Domain

/// A navigation request from a photo screen. The coordinator of the user interface handles it.
public enum PhotoRoute {
  /// Opens a photo, with the list through which the user can page.
  case photo(Photo.ID, in: PhotoSequence)
  case topic(Topic)
  case back
}

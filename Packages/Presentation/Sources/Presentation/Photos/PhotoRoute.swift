public import Domain

/// A navigation request from a photo screen. The coordinator of the user interface handles the request.
public enum PhotoRoute {
  /// Opens a photo, with the list through which the user can page.
  case photo(Photo.ID, in: PhotoSequence)
  case topic(Topic)
  /// Opens a list of photos, for example the photos of a user or a collection.
  case list(PhotoFeed, title: String)
  case back
}

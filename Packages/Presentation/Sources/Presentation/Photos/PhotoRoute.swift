public import Domain

/// Where a photo screen leads. The coordinator follows; no view model shows another.
public enum PhotoRoute {
  /// A photo of a list, with the list to page through.
  case photo(Photo.ID, in: PhotoSequence)
  case topic(Topic)
  case back
}

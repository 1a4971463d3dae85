public import Domain

/// The contents of a photo's screen.
public struct PhotoDetail: Hashable, Sendable {
  /// The id that was requested. The photo's own id may differ, because sources also accept slugs.
  public var id: Photo.ID
  /// The photo; nil until it is known. Some facts of the photo may still be loading, or may have failed to load.
  public var item: PhotoItem?
  public var state: LoadState
  /// The failure of the last request, or a notice that the photo is loading; nil if there is neither.
  public var status: StatusMessage?
  /// The known facts in display order.
  public var facts: [PhotoFact]
  /// The position in the list, such as "3 of 20"; empty outside a list.
  public var position: String
  public var hasPrevious: Bool
  public var hasNext: Bool
  /// Whether there is a next photo, or the list may load a next photo.
  public var mayHaveNext: Bool
  /// The next photo and the previous photo, in this order. A screen can prefetch the images of these photos.
  public var neighbors: [Photo]
}

extension PhotoDetail {
  /// Creates the contents for a photo in a list, so that actions can apply to the photo.
  public init(of item: PhotoItem) {
    self.init(
      id: item.id, item: item, state: .ended, facts: [], position: "", hasPrevious: false, hasNext: false,
      mayHaveNext: false, neighbors: [])
  }

  /// The condition of the facts: up to date, loading, offline or failed.
  public var condition: Condition {
    Condition(failure: state.failure, isLoading: state == .loading, isCached: false)
  }

  /// The photo to which actions apply, or the failure to load this photo; nil while the photo is loading.
  ///
  /// A photo that is already loaded can be liked and saved even if the last request has failed.
  var target: Result<PhotoItem, Failure>? {
    if let item { return .success(item) }
    return state.failure.map { .failure($0) }
  }
}

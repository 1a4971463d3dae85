public import Domain

/// The contents of a photo's screen.
public struct PhotoDetail: Hashable, Sendable {
  /// The id that was requested. The photo's own id may differ, because sources also accept slugs.
  public var id: Photo.ID
  /// The photo, if it is known. Its detail may still be loading or may have failed to load.
  public var item: PhotoItem?
  public var state: LoadState
  /// The failure to load the photo, or a notice that it is loading; nil if the photo is shown.
  public var status: StatusMessage?
  /// The known facts in display order.
  public var facts: [PhotoFact]
  /// The position in the list, such as "3 of 20"; empty outside a list.
  public var position: String
  public var hasPrevious: Bool
  public var hasNext: Bool
  /// The adjacent photos, the next one first, so that a screen can prefetch their images.
  public var neighbors: [Photo]
}

extension PhotoDetail {
  /// The photo that an action applies to, or the failure to load it; nil while it is loading.
  ///
  /// A known photo can be liked and saved even if the last request has failed.
  var target: Result<PhotoItem, Failure>? {
    if let item { return .success(item) }
    return state.failure.map { .failure($0) }
  }
}

public import Domain

/// A photo as the detail screen shows it at one moment.
public struct PhotoDetail: Hashable, Sendable {
  /// The id that was requested. The photo's own id may differ: sources also understand slugs.
  public var id: Photo.ID
  /// The photo as far as it is known. Its detail may still be loading, or may have failed to load.
  public var item: PhotoItem?
  public var state: LoadState
  /// Why the photo could not be loaded, or that it is loading; nil if the photo itself is shown.
  public var status: StatusMessage?
  /// The known facts in display order.
  public var facts: [PhotoFact]
  /// The place in the list, such as "3 of 20"; empty outside a list.
  public var position: String
  public var hasPrevious: Bool
  public var hasNext: Bool
  /// The adjacent photos, the next one first, so that a screen can load their pictures early.
  public var neighbors: [Photo]
}

extension PhotoDetail {
  /// The photo that an action applies to; the failure if there is none; nil while it is loading.
  ///
  /// A photo that is already known can be liked and saved even if the source has just failed.
  var target: Result<PhotoItem, Failure>? {
    if let item { return .success(item) }
    return state.failure.map { .failure($0) }
  }
}

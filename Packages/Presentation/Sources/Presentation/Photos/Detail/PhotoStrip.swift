public import Reactive

/// The list behind a photo that was opened from it: what is beside the photo, and how to get more.
public struct PhotoStrip {
  public let photos: Driver<ListState<PhotoItems>>
  /// Asks the list for its next page, or again for the one that failed.
  public let more: @MainActor () -> Void

  public init(photos: Driver<ListState<PhotoItems>>, more: @escaping @MainActor () -> Void) {
    self.photos = photos
    self.more = more
  }
}

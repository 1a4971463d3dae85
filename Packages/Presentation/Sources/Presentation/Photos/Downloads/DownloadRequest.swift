public import Domain

/// A photo to download, and where to.
public struct DownloadRequest: Hashable, Sendable {
  public let item: PhotoItem
  public let destination: DownloadDestination

  public init(item: PhotoItem, destination: DownloadDestination) {
    self.item = item
    self.destination = destination
  }
}

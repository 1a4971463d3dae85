/// Saves photos as files.
public protocol PhotoDownloader: Sendable {
  /// Downloads the image, and reports the download to the source.
  ///
  /// The file appears under its name only when it is complete. An interrupted download is resumed if the source still
  /// has the same image. Cancelling the task stops the download.
  ///
  /// - Parameters:
  ///   - destination: a folder, or the path of the file.
  ///   - progress: called at most ten times a second, on no particular thread.
  /// - Returns: the path of the file.
  func download(
    _ photo: Photo, to destination: DownloadDestination, progress: @escaping @Sendable (DownloadProgress) -> Void
  ) async throws(RepositoryError) -> String
}

/// Where to save a photo.
public struct DownloadDestination: Hashable, Sendable {
  /// An existing folder (the file is then called `Photo.fileName`, or as the source calls it), or the path of the file.
  public var path: String
  /// Whether an existing file may be replaced.
  public var replacesExisting: Bool

  public init(path: String, replacesExisting: Bool = false) {
    self.path = path
    self.replacesExisting = replacesExisting
  }
}

public struct DownloadProgress: Hashable, Sendable {
  /// The bytes on the disk, those of an earlier attempt included.
  public var received: Int
  /// The size of the image in bytes, if the source tells it.
  public var total: Int?

  public init(received: Int, total: Int? = nil) {
    self.received = received
    self.total = total
  }

  /// From 0 to 1; `nil` if the total is unknown.
  public var fraction: Double? {
    guard let total, total > 0 else { return nil }
    return min(1, Double(received) / Double(total))
  }
}

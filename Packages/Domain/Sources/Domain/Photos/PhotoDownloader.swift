/// Saves photos as files.
public protocol PhotoDownloader: Sendable {
  /// Saves the picture, and tells the source that it was saved.
  ///
  /// The file appears under its name only when it is whole. A download that was interrupted goes on where it stopped,
  /// if the source still has the same picture. Cancelling the task stops it.
  ///
  /// - Parameters:
  ///   - destination: where the file goes.
  ///   - progress: called at most ten times a second, on no particular thread.
  /// - Returns: the path of the file.
  func download(
    _ photo: Photo, to destination: DownloadDestination, progress: @escaping @Sendable (DownloadProgress) -> Void
  ) async throws(RepositoryError) -> String
}

/// Where a photo is to be saved.
public struct DownloadDestination: Hashable, Sendable {
  /// A folder that is there (the file gets the photo's `fileName`), or the path of the file.
  public var path: String
  /// Whether a file of that name may be replaced.
  public var replacesExisting: Bool

  public init(path: String, replacesExisting: Bool = false) {
    self.path = path
    self.replacesExisting = replacesExisting
  }
}

public struct DownloadProgress: Hashable, Sendable {
  /// Bytes that are here, those of an earlier try included.
  public var received: Int
  /// Bytes of the whole picture, where the source says so.
  public var total: Int?

  public init(received: Int, total: Int? = nil) {
    self.received = received
    self.total = total
  }

  /// From 0 to 1, where the total is known.
  public var fraction: Double? {
    guard let total, total > 0 else { return nil }
    return min(1, Double(received) / Double(total))
  }
}

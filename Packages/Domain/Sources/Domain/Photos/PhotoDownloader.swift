/// Saves photos as files.
public protocol PhotoDownloader: Sendable {
  /// Downloads the image and reports the download to the source.
  ///
  /// The file appears under its name only when it is complete. An interrupted download is resumed if the image has not
  /// changed at the source. Canceling the task stops the download.
  ///
  /// - Parameters:
  ///   - photo: The photo whose image is downloaded.
  ///   - destination: The folder or the path of the file.
  ///   - progress: A closure that is called at most ten times per second, on any thread.
  /// - Returns: the path of the file.
  func download(
    _ photo: Photo, to destination: DownloadDestination, progress: @escaping @Sendable (DownloadProgress) -> Void
  ) async throws(RepositoryError) -> String
}

/// The destination of a saved photo.
public struct DownloadDestination: Hashable, Sendable {
  /// The path of an existing folder, the path of the file, or "-" for standard output. In a folder, the file has the name
  /// `Photo.fileName` with the extension of its format, or the name that the source gives it.
  public var path: String
  /// Whether an existing file may be replaced.
  public var replacesExisting: Bool

  public init(path: String, replacesExisting: Bool = false) {
    self.path = path
    self.replacesExisting = replacesExisting
  }

  /// Whether the photo is written to standard output instead of a file.
  public var isStandardOutput: Bool { path == "-" }
}

/// The progress of a download, in bytes.
public struct DownloadProgress: Hashable, Sendable {
  /// The number of bytes on the disk, including those of an interrupted attempt.
  public var received: Int
  /// The size of the image in bytes; nil if the source does not send it.
  public var total: Int?

  public init(received: Int, total: Int? = nil) {
    self.received = received
    self.total = total
  }

  /// The completed part from 0 to 1; nil if the total is unknown.
  public var fraction: Double? {
    guard let total, total > 0 else { return nil }
    return min(1, Double(received) / Double(total))
  }
}

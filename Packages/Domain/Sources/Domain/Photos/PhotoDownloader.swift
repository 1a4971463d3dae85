/// Saves photos as files.
public protocol PhotoDownloader: Sendable {
  /// Downloads the image and reports the download to the source.
  ///
  /// The file appears at its path when the download is complete. An interrupted download is resumed if the image at the
  /// source is unchanged. Canceling the task stops the download.
  ///
  /// - Parameters:
  ///   - photo: The photo whose image is downloaded.
  ///   - destination: A folder, a path for the file, or the standard output.
  ///   - progress: A closure that is called at most ten times per second, on any thread.
  /// - Returns: the path of the file.
  func download(
    _ photo: Photo, to destination: DownloadDestination, progress: @escaping @Sendable (DownloadProgress) -> Void
  ) async throws(RepositoryError) -> String
}

/// The destination of a download.
public struct DownloadDestination: Hashable, Sendable {
  /// The path of an existing folder, the path of the file, or "-" for standard output. In a folder, the file is named
  /// `Photo.fileName`, with the extension of the image format. A photo from the user's folder keeps its file name.
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
  /// The number of received bytes, including the bytes from an interrupted attempt.
  public var received: Int
  /// The size of the image in bytes; nil if the source does not send it.
  public var total: Int?

  public init(received: Int, total: Int? = nil) {
    self.received = received
    self.total = total
  }

  /// The completed fraction from 0 to 1; nil if the total is unknown.
  public var fraction: Double? {
    guard let total, total > 0 else { return nil }
    return min(1, Double(received) / Double(total))
  }
}

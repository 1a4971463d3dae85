public import Domain

/// A downloader that reports progress and writes no files.
public final class FakePhotoDownloader: PhotoDownloader {
  public struct Call: Hashable, Sendable {
    public var photo: Photo
    public var destination: DownloadDestination
  }

  public let onDownload = Stub<Call>()
  /// The stub that is called before each progress report.
  public let onProgress = Stub<DownloadProgress>()
  private let steps: [DownloadProgress]

  /// - Parameter steps: The progress that each download reports.
  public init(steps: [DownloadProgress] = []) { self.steps = steps }

  /// Returns the path that the photo's file would have in the destination's folder.
  public func download(
    _ photo: Photo, to destination: DownloadDestination, progress: @escaping @Sendable (DownloadProgress) -> Void
  ) async throws(RepositoryError) -> String {
    try await onDownload.pass(Call(photo: photo, destination: destination))
    for step in steps {
      try await onProgress.pass(step)
      progress(step)
    }
    return "\(destination.path)/\(photo.fileName)"
  }
}

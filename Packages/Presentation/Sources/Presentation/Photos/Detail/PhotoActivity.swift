import Domain

/// The state of a photo's download, and the status line of the photo's screen.
public struct PhotoActivity: Hashable, Sendable {
  public var download: DownloadState
  /// The first message that exists: about the running download, about the photo, or about the picture. If there is no
  /// message, a screen shows the photo's title.
  public var status: StatusMessage?

  /// - Parameter pictureFailure: The reason why the picture is not shown.
  init(_ download: DownloadState, of photo: PhotoDetail, pictureFailure: Failure?, strings: Strings) {
    self.download = download
    if case .running(_, let text) = download {
      status = StatusMessage(text, action: .cancelDownload)
    } else {
      status =
        photo.status
        ?? pictureFailure.map {
          StatusMessage(strings.detail.noPicture($0.message), advice: $0.advice, tone: .bad, action: .retry)
        }
    }
  }
}

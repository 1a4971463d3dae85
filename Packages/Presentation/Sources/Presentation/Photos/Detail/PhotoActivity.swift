/// The state of a photo's download, and the status line.
public struct PhotoActivity: Hashable, Sendable {
  public var download: DownloadState
  /// The running download or, without one, the failure to load the photo. If it is nil, a screen shows the photo's
  /// title.
  public var status: StatusMessage?

  init(_ download: DownloadState, of photo: PhotoDetail) {
    self.download = download
    if case .running(_, let text) = download {
      status = StatusMessage(text, action: .cancelDownload)
    } else {
      status = photo.status
    }
  }
}

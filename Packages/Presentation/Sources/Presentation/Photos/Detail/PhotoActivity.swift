/// What happens with a photo at one moment: the download, and what the status line says.
public struct PhotoActivity: Hashable, Sendable {
  public var download: DownloadState
  /// The running download, else why the photo could not be loaded; nil if the photo's title is to be shown.
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

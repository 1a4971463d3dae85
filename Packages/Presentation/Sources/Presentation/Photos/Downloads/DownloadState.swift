public import Domain

/// A request to save a photo.
public struct DownloadRequest: Hashable, Sendable {
  public let item: PhotoItem
  public let destination: DownloadDestination

  public init(item: PhotoItem, destination: DownloadDestination) {
    self.item = item
    self.destination = destination
  }
}

/// The state of a download.
public enum DownloadState: Hashable, Sendable {
  case idle
  case running(DownloadProgress, text: String)
  case saved(path: String, text: String)
  case cancelled(text: String)
  case failed(Failure)
  /// The destination file already exists. Performing the request replaces the file.
  case occupied(DownloadRequest, Failure)

  /// The progress of a running download.
  public var progress: DownloadProgress? {
    if case .running(let progress, _) = self { progress } else { nil }
  }

  /// Whether the download has ended.
  public var isSettled: Bool {
    switch self {
    case .idle, .running: false
    case .saved, .cancelled, .failed, .occupied: true
    }
  }

  var savedText: String? { if case .saved(_, let text) = self { text } else { nil } }
  var failure: Failure? { if case .failed(let failure) = self { failure } else { nil } }
  var replacement: DownloadRequest? { if case .occupied(let request, _) = self { request } else { nil } }
}

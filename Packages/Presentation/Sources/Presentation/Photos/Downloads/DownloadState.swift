public import Domain

/// The state of a photo's download.
public enum DownloadState: Hashable, Sendable {
  case idle
  case running(DownloadProgress, text: String)
  case saved(path: String, text: String)
  case cancelled(text: String)
  case failed(Failure)

  /// The progress, while it runs.
  public var progress: DownloadProgress? {
    if case .running(let progress, _) = self { progress } else { nil }
  }

  /// Whether the download has ended.
  public var isSettled: Bool {
    switch self {
    case .idle, .running: false
    case .saved, .cancelled, .failed: true
    }
  }
}

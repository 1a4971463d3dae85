public import Domain

/// How far a photo has been saved.
public enum DownloadState: Hashable, Sendable {
  case idle
  case running(DownloadProgress, text: String)
  case saved(path: String, text: String)
  case cancelled(text: String)
  case failed(Failure)

  /// How much of it is done, while it runs.
  public var progress: DownloadProgress? {
    if case .running(let progress, _) = self { progress } else { nil }
  }

  /// Whether nothing more comes of this download.
  public var isSettled: Bool {
    switch self {
    case .idle, .running: false
    case .saved, .cancelled, .failed: true
    }
  }
}

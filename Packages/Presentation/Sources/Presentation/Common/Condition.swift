import Domain

/// The state of a screen's contents: up to date, loading, cached, offline or failed.
public enum Condition: Hashable, Sendable, CaseIterable {
  case upToDate
  case loading
  /// Cached contents are shown.
  case cached
  /// The source is unreachable, or the user is offline by choice.
  case offline
  /// The last request failed for a reason other than a missing connection.
  case failed

  /// - Parameters:
  ///   - failure: The error of the last request; nil if it succeeded.
  ///   - isLoading: Whether a request is running.
  ///   - isCached: Whether cached contents are shown.
  init(failure: Failure?, isLoading: Bool, isCached: Bool) {
    if isLoading {
      self = .loading
      return
    }
    self =
      switch failure?.error {
      case .offline, .notCached: .offline
      case .some: .failed
      case nil: isCached ? .cached : .upToDate
      }
  }

  /// The tone of the condition. A screen chooses a color for the tone.
  public var tone: Tone {
    switch self {
    case .upToDate: .good
    case .loading, .cached: .neutral
    case .offline: .warning
    case .failed: .bad
    }
  }
}

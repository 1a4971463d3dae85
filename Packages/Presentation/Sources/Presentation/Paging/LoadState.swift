/// How far a list or a value is loaded.
public enum LoadState: Hashable, Sendable {
  /// Nothing was requested.
  case idle
  /// It is loading. What is there already stays.
  case loading
  /// It is loaded, and there may be another page.
  case loaded
  /// It is loaded to its end.
  case ended
  /// It is known to be empty.
  case empty
  /// The last request failed, and can be retried. What is there already stays.
  case failed(Failure)

  /// Whether nothing changes until the user acts.
  public var isSettled: Bool {
    switch self {
    case .idle, .loading: false
    case .loaded, .ended, .empty, .failed: true
    }
  }

  public var failure: Failure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}

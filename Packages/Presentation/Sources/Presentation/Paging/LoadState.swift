/// The state of a list or a value that is loaded.
public enum LoadState: Hashable, Sendable {
  /// Nothing was requested.
  case idle
  /// A request is running. What was loaded before stays.
  case loading
  /// Loaded, and there is more to load.
  case loaded
  /// Loaded completely.
  case ended
  /// Loaded, and there is nothing.
  case empty
  /// The last request failed; a retry repeats it. What was loaded before stays.
  case failed(Failure)

  /// Whether no request is running, and there has been one.
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

/// The progress of loading a list or a value.
public enum LoadState: Hashable, Sendable {
  /// Nothing has been requested.
  case idle
  /// A request is running. Items that are already loaded stay in the list.
  case loading
  /// A page is loaded, and another page may follow.
  case loaded
  /// The value or the last page is loaded.
  case ended
  /// The list is loaded and has no items.
  case empty
  /// The last request failed and can be retried. Items that are already loaded stay in the list.
  case failed(Failure)

  /// Whether the last request has finished, successfully or not.
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

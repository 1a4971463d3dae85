/// How far a list or a thing has been loaded.
public enum LoadState: Hashable, Sendable {
  /// Nobody asked for anything.
  case idle
  /// An answer is on its way. What is there already stays.
  case loading
  /// It is there, and more may be asked for.
  case loaded
  /// It is there, and that is all.
  case ended
  /// There is nothing.
  case empty
  /// The last request failed; a retry asks for the same again. What is there already stays.
  case failed(Failure)

  /// Whether nothing more happens until somebody asks.
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

import Domain

extension LoadState {
  /// The state of a list. A list that was never loaded is `idle`, and so is one whose first page was cancelled.
  init<Subject, Item>(_ list: Pager<Subject, Item>.Snapshot, environment: ViewModelEnvironment) {
    self =
      switch list.state {
      case .ready: list.items.isEmpty ? .idle : .loaded
      case .loading: .loading
      case .failed(_, let error): .failed(environment.failure(error))
      case .ended where list.items.isEmpty: list.refresh == nil ? .empty : .loading
      case .ended: .ended
      }
  }
}

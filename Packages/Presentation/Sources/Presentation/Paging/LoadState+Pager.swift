import Domain

extension LoadState {
  /// Creates the state of a list. The state is `idle` if no page was requested or the first request was canceled.
  init<Subject, Item>(_ list: Pager<Subject, Item>.Snapshot, environment: ViewModelEnvironment) {
    self =
      switch list.state {
      case .ready: list.items.isEmpty ? .idle : .loaded
      case .loading: .loading
      case .failed(_, let error): .failed(environment.failure(error))
      case .ended where list.items.isEmpty && list.refresh != nil: .loading
      // After a failed refresh, it is unknown whether the list is empty.
      case .ended where list.items.isEmpty: list.refreshFailure.map { .failed(environment.failure($0)) } ?? .empty
      case .ended: .ended
      }
  }
}

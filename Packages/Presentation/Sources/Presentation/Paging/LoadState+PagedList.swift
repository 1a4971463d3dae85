import Domain

extension LoadState {
  /// The state of a list that nobody asked for is `idle`, and so is that of one whose first page was cancelled.
  init<Subject, Item>(_ list: PagedList<Subject, Item>.Snapshot, environment: ViewModelEnvironment) {
    self =
      switch list.state {
      case .ready: list.items.isEmpty ? .idle : .loaded
      case .loading: .loading
      case .failed(_, let error): .failed(environment.failure(error))
      case .ended where list.items.isEmpty: list.refreshTicket == nil ? .empty : .loading
      case .ended: .ended
      }
  }
}

import Domain

// The state of a list that a source returns page by page, such as topics and collections.
extension ListState {
  /// Creates the state of a list that is loaded page by page.
  ///
  /// - Parameters:
  ///   - empty: the status of an empty list.
  ///   - item: turns an entity into an item.
  init<Subject, Value, Item>(
    _ list: Pager<Subject, Value>.Snapshot, empty: String, environment: ViewModelEnvironment, item: (Value) -> Item
  ) where Items == [Item] {
    let strings = environment.strings
    let state = LoadState(list, environment: environment)
    let status =
      switch state {
      case .idle, .loaded: ""
      case .loading: strings.photos.loading
      case .ended: strings.photos.end
      case .empty: empty
      case .failed(let failure): failure.message
      }
    self.init(
      items: list.items.loaded.map(item), state: state, total: list.total, status: status,
      isRefreshing: list.refresh != nil, age: strings.age(of: list, now: environment.now()),
      refreshFailure: list.refreshFailure.map(environment.failure))
  }
}

/// The `Pager` subject of a list without parameters, such as the list of all topics.
struct WholeList: Hashable {}

import Domain
import Reactive

// The state of a list that a repository stores on this machine, such as likes and memos.
extension ObservableType {
  /// Observes a stored list. Each element of this sequence starts the observation again, for example to retry after a
  /// failure.
  ///
  /// - Parameters:
  ///   - loading: the status until the first state arrives.
  ///   - empty: the status of an empty list.
  ///   - isWhole: whether each observed state contains all items, so that `total` is the number of items.
  ///   - list: starts an observation of the list.
  ///   - items: turns the entities into items.
  @MainActor
  func observing<Value: Sendable, Items>(
    loading: String, empty: String, isWhole: Bool = true, environment: ViewModelEnvironment,
    _ list: @escaping @MainActor () -> StateStream<[Value]>, items: @escaping ([Value]) -> Items
  ) -> Observable<ListState<Items>> {
    flatMapLatest { _ in
      list().results.asObservable()
        .map { ListState($0, empty: empty, isWhole: isWhole, environment: environment, items: items) }
        .startWith(ListState(state: .loading, status: loading))
    }
    .startWith(ListState())
  }
}

extension ListState {
  /// Creates the state of a list that is loaded as a whole.
  init<Value>(
    _ result: Result<[Value], RepositoryError>, empty: String, isWhole: Bool = true,
    environment: ViewModelEnvironment, items: ([Value]) -> Items
  ) {
    switch result {
    case .success(let none) where none.isEmpty: self.init(state: .empty, total: 0, status: empty)
    case .success(let values): self.init(items: items(values), state: .ended, total: isWhole ? values.count : nil)
    case .failure(let error):
      let failure = environment.failure(error)
      self.init(state: .failed(failure), status: failure.message)
    }
  }
}

import Domain
import Reactive

extension ObservableType {
  /// Loads a list page by page, as the events ask and the pager allows.
  ///
  /// Emits the list after each change, the empty one first. Every subscription loads a list of its own. A page that is no
  /// longer needed is cancelled, and its result ignored. A stale page is fetched again while it is shown.
  ///
  /// - Parameters:
  ///   - policy: which comes first, the cache or the source.
  ///   - load: loads a page by the policy that it is given.
  ///   - restore: returns those of the evicted items that are cached. Only lists that get `look` events need it.
  @MainActor
  func paged<Subject: Hashable & Sendable, Item: Identifiable & Equatable & Sendable>(
    from first: PageRequest, policy: FetchPolicy,
    restore: @escaping @MainActor ([Item.ID]) async -> [Item] = { _ in [] },
    load: @escaping @MainActor (Subject, PageRequest, FetchPolicy) async throws(RepositoryError) -> PageResult<Item>
  ) -> Observable<Pager<Subject, Item>.Snapshot> where Element == Pager<Subject, Item>.Event, Item.ID: Sendable {
    typealias List = Pager<Subject, Item>
    let events = asObservable()
    return .deferred {
      let results = PublishRelay<List.Event>()
      let lists = Observable.merge(events, results.asObservable())
        .scanInPlace(List(first: first)) { list, event in
          list.apply(event)
          return list.snapshot
        }
        .startWith(List(first: first).snapshot)
        .share(replay: 1)

      @MainActor
      func loads(_ ticket: List.Ticket, _ policy: FetchPolicy) -> Observable<Result<PageResult<Item>, RepositoryError>>
      {
        Observable.request { () async throws(RepositoryError) in
          try await load(ticket.subject, ticket.request, policy)
        }
      }
      // Closures: the key path of a generic type is made at run time, from the conformances of the whole program.
      let loaded = lists.map { $0.loading }.distinctUntilChanged()
        .flatMapLatest { ticket -> Observable<List.Event> in
          guard let ticket else { return .empty() }
          return loads(ticket, ticket.isReload ? policy.reloading : policy).map { .loaded($0, ticket) }
        }
      let refreshed = lists.map { $0.refresh }.distinctUntilChanged()
        .flatMapLatest { ticket -> Observable<List.Event> in
          guard let ticket else { return .empty() }
          return loads(ticket, policy.reloading).map { .refreshed($0, ticket) }
        }
      let restored = lists.map { $0.missing }.distinctUntilChanged()
        .flatMapLatest { gap -> Observable<List.Event> in
          guard let gap else { return .empty() }
          return .create { .restored(await restore(gap.ids), gap) }
        }
      return lists.subscribing(to: Observable.merge(loaded, refreshed, restored).do(onNext: results.accept))
    }
  }
}

import Domain
import Reactive

// An operator that uses a `Pager` to load a list page by page.
extension ObservableType {
  /// Applies the events to a pager and loads the pages that the pager requests.
  ///
  /// Emits an empty list first, and then the list after each change. Each subscription has its own list. A request that
  /// is no longer needed is canceled. A stale page is refetched while it is shown.
  ///
  /// - Parameters:
  ///   - first: The first page to load.
  ///   - policy: Whether the cache or the source comes first.
  ///   - restore: Returns the evicted items that are still cached; required only if the events include `look`.
  ///   - load: Loads a page with a given policy.
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
      // Uses closures, because creating a key path of a generic type at run time is slow.
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

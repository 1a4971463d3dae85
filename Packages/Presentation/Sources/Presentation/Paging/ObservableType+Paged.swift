import Domain
import Reactive

extension ObservableType {
  /// The same for a list of which nothing is kept.
  @MainActor
  func paged<Subject: Hashable & Sendable, Item: Identifiable & Equatable & Sendable>(
    from first: PageRequest,
    load: @escaping @MainActor (Subject, PageRequest) async throws(RepositoryError) -> Page<Item>
  ) -> Observable<PagedList<Subject, Item>.Snapshot> where Element == PagingCommand<Subject>, Item.ID: Sendable {
    paged(from: first) { subject, request, _ throws(RepositoryError) in
      .fresh(try await load(subject, request))
    } refresh: { subject, request throws(RepositoryError) in
      try await load(subject, request)
    }
  }

  /// Reads a list page by page, as the commands ask and the pager allows.
  ///
  /// Sends the list at each moment that changes it, the empty one first. Every subscription reads a list of its own. A page that
  /// is no longer wanted is cancelled, and its answer ignored.
  ///
  /// - Parameters:
  ///   - load: gives a page as it is to be shown first. It is told whether the list is wanted anew.
  ///   - refresh: gives what the source has now of a page that is shown as it was kept. What is shown stays, and may be
  ///     read on, while this runs.
  ///   - restore: gives items that were given back as they were kept, as far as they were. Only a list that is told
  ///     what is looked at asks for that.
  @MainActor
  func paged<Subject: Hashable & Sendable, Item: Identifiable & Equatable & Sendable>(
    from first: PageRequest,
    load: @escaping @MainActor (Subject, PageRequest, Bool) async throws(RepositoryError) -> PageResult<Item>,
    refresh: @escaping @MainActor (Subject, PageRequest) async throws(RepositoryError) -> Page<Item>,
    restore: @escaping @MainActor ([Item.ID]) async -> [Item] = { _ in [] }
  ) -> Observable<PagedList<Subject, Item>.Snapshot> where Element == PagingCommand<Subject>, Item.ID: Sendable {
    typealias List = PagedList<Subject, Item>
    let commands = asObservable().map(List.Event.command)
    return .deferred {
      let answers = PublishRelay<List.Event>()
      let lists = Observable.merge(commands, answers.asObservable())
        .scanInPlace(List(first: first)) { list, event in
          list.apply(event)
          return list.snapshot
        }
        .startWith(List.Snapshot())
        .share(replay: 1)
      // Closures: the key path of a generic type is put together at run time, from the conformances of the whole program.
      let loads = lists.map { $0.request }.distinctUntilChanged()
        .flatMapLatest { request -> Observable<List.Event> in
          guard let request else { return .empty() }
          return Observable.request { () async throws(RepositoryError) in
            try await load(request.subject, request.ticket.request, request.isReload)
          }
          .map { .answer($0, request.ticket) }
        }
        .do(onNext: answers.accept)
      let refreshes = lists.map { $0.refresh }.distinctUntilChanged()
        .flatMapLatest { request -> Observable<List.Event> in
          guard let request else { return .empty() }
          return Observable.request { () async throws(RepositoryError) in
            try await refresh(request.subject, request.ticket.request)
          }
          .map { .refreshed($0, request.ticket) }
        }
        .do(onNext: answers.accept)
      let restorations = lists.map { $0.missing }.distinctUntilChanged()
        .flatMapLatest { gap -> Observable<List.Event> in
          guard let gap else { return .empty() }
          return .create { .restored(await restore(gap.ids), gap) }
        }
        .do(onNext: answers.accept)
      return lists.subscribing(to: loads).subscribing(to: refreshes).subscribing(to: restorations)
    }
  }
}

import Domain
import Reactive

extension ObservableType {
  /// Reads a list page by page, as the commands ask and the pager allows.
  ///
  /// Sends the list at each moment that changes it, the empty one first. Every subscription reads a list of its own. A page that
  /// is no longer wanted is cancelled, and its answer ignored.
  @MainActor
  func paged<Subject: Hashable & Sendable, Item: Identifiable & Sendable>(
    from first: PageRequest,
    load: @escaping @MainActor (Subject, PageRequest) async throws(RepositoryError) -> Page<Item>
  ) -> Observable<PagedList<Subject, Item>.Moment> where Element == PagingCommand<Subject>, Item.ID: Sendable {
    typealias List = PagedList<Subject, Item>
    let commands = asObservable().map(List.Event.command)
    return .deferred {
      let answers = PublishRelay<List.Event>()
      let lists = Observable.merge(commands, answers.asObservable())
        .accumulating(List(first: first)) { list, event in
          list.apply(event)
          return list.moment
        }
        .startWith(List.Moment())
        .share(replay: 1)
      let loads = lists.map(\.request).distinctUntilChanged()
        .flatMapLatest { request -> Observable<List.Event> in
          guard let request else { return .empty() }
          return Observable.answer { () async throws(RepositoryError) in
            try await load(request.subject, request.ticket.request)
          }
          .map { .answer($0, request.ticket) }
        }
        .do(onNext: answers.accept)
      return lists.performing(loads)
    }
  }
}

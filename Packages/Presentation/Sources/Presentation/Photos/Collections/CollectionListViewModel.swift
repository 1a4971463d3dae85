public import Domain
public import Reactive

/// The list of the source's collections, which is loaded page by page.
public struct CollectionListViewModel: ViewModelType {
  public struct Input {
    /// Loads the first page; each later event reloads the list.
    public var load: Observable<Void>
    /// Loads the next page; sent when the end of the list is visible.
    public var more: ControlEvent<Void>
    /// Loads the failed page again.
    public var retry: ControlEvent<Void>
    public var select: ControlEvent<PhotoCollection>

    public init(
      load: Observable<Void> = .just(()), more: ControlEvent<Void> = .never, retry: ControlEvent<Void> = .never,
      select: ControlEvent<PhotoCollection> = .never
    ) {
      self.load = load
      self.more = more
      self.retry = retry
      self.select = select
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let collections: Driver<ListState<[CollectionItem]>>
    public let route: Signal<PhotoRoute>
  }

  private let firstPage: PageRequest
  private let collections: any CollectionRepository
  private let policy: FetchPolicy
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - firstPage: The first page to load; its size applies to all pages.
  ///   - collections: The collections of the source.
  ///   - policy: Whether the cache or the source comes first.
  ///   - environment: The strings, the clock and the scheduler.
  public init(
    firstPage: PageRequest = PageRequest(), collections: any CollectionRepository,
    policy: FetchPolicy = .networkFirst, environment: ViewModelEnvironment
  ) {
    self.firstPage = firstPage
    self.collections = collections
    self.policy = policy
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let listState = Observable<Pager<WholeList, PhotoCollection>.Event>
      .merge(
        input.load.map { .begin(WholeList()) },
        input.more.map { .more },
        input.retry.map { .retry }
      )
      .paged(from: firstPage, policy: policy) { _, request, policy throws(RepositoryError) in
        try await collections.collections(page: request, policy: policy, now: environment.now())
      }
      .map { list in
        ListState(list, empty: strings.collections.empty, environment: environment) {
          CollectionItem($0, strings: strings.photos)
        }
      }
    return Output(
      title: .just(strings.collections.title),
      collections: listState.asDriverOnErrorJustComplete(),
      route: input.select.map { .list(.collection($0.id), title: $0.title) }.asSignalOnErrorJustComplete()
    )
  }
}

public import Domain
public import Reactive

/// The list of the source's topics.
public struct TopicListViewModel: ViewModelType {
  public struct Input {
    /// Loads the topics; each later event refetches them.
    public var load: Observable<Void>
    public var select: ControlEvent<Topic>

    public init(load: Observable<Void> = .just(()), select: ControlEvent<Topic> = .never) {
      self.load = load
      self.select = select
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let topics: Driver<ListState<[TopicItem]>>
    public let route: Signal<PhotoRoute>
  }

  private let topics: any TopicRepository
  private let policy: FetchPolicy
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - topics: The topics of the source.
  ///   - policy: Whether the cache or the source comes first.
  ///   - environment: The strings, the clock and the scheduler.
  public init(
    topics: any TopicRepository, policy: FetchPolicy = .cacheFirst, environment: ViewModelEnvironment
  ) {
    self.topics = topics
    self.policy = policy
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    // Loads the topics again when the source reports a change, such as a new subfolder.
    let changes = Observable<Void>.deferred { [topics] in topics.changes()?.asObservable() ?? .empty() }
    let listState = Observable.merge(input.load, changes).map { Pager<WholeList, Topic>.Event.begin(WholeList()) }
      .paged(from: PageRequest(), policy: policy) { _, _, policy throws(RepositoryError) in
        try await topics.topics(policy: policy, now: environment.now())
      }
      .map { list in
        ListState(list, empty: strings.topics.empty, environment: environment) {
          TopicItem($0, strings: strings.photos)
        }
      }

    return Output(
      title: .just(strings.topics.title),
      topics: listState.asDriverOnErrorJustComplete(),
      route: input.select.map(PhotoRoute.topic).asSignalOnErrorJustComplete()
    )
  }
}

public import Domain
public import Reactive

/// The topics of the source.
public struct TopicListViewModel: ViewModelType {
  public struct Input {
    /// Loads the topics; again: fetches them anew.
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
  ///   - topics: the topics of the source.
  ///   - policy: which comes first, the cache or the source.
  ///   - environment: what every view model needs.
  public init(
    topics: any TopicRepository, policy: FetchPolicy = .cacheFirst, environment: ViewModelEnvironment
  ) {
    self.topics = topics
    self.policy = policy
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let listState = input.load.map { Pager<AllTopics, Topic>.Event.begin(AllTopics()) }
      .paged(from: PageRequest(), policy: policy) { _, _, policy throws(RepositoryError) in
        try await topics.topics(policy: policy, now: environment.now())
      }
      .map(listState(of:))

    return Output(
      title: .just(strings.photos.topics),
      topics: listState.asDriverOnErrorJustComplete(),
      route: input.select.map(PhotoRoute.topic).asSignalOnErrorJustComplete()
    )
  }

  /// There is one list of topics.
  private struct AllTopics: Hashable {}

  private func listState(of topics: Pager<AllTopics, Topic>.Snapshot) -> ListState<[TopicItem]> {
    let state = LoadState(topics, environment: environment)
    return ListState(
      items: topics.items.loaded.map { TopicItem($0, strings: strings.photos) },
      state: state,
      total: state.failure == nil && state != .idle && state != .loading ? topics.items.count : nil,
      status: status(of: state),
      isRefreshing: topics.refresh != nil,
      age: strings.age(of: topics, now: environment.now())
    )
  }

  private func status(of state: LoadState) -> String {
    switch state {
    case .idle: ""
    case .loading: strings.photos.loading
    case .empty: strings.photos.noTopics
    case .loaded, .ended: strings.photos.end
    case .failed(let failure): failure.message
    }
  }
}

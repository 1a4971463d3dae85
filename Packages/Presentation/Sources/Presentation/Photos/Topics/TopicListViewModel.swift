public import Domain
public import Reactive

/// The topics of the source.
public struct TopicListViewModel: ViewModelType {
  public struct Input {
    /// Shows the topics as they were kept, and asks for them if that is long ago; again: asks anew.
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

  private let reader: TopicReader
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - topics: where the topics come from.
  ///   - policy: whether what was kept is shown first.
  ///   - environment: what every view model needs.
  public init(
    topics: any TopicRepository, policy: FetchPolicy = .cacheFirst, environment: ViewModelEnvironment
  ) {
    reader = TopicReader(topics: topics, policy: policy, now: environment.now)
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let listState = input.load.map { PagingCommand.begin(AllTopics()) }
      .paged(from: PageRequest()) { _, _, isReload throws(RepositoryError) in
        try await reader.topics(isReload: isReload)
      } refresh: { _, _ throws(RepositoryError) in
        try await reader.freshTopics()
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

  private func listState(of topics: PagedList<AllTopics, Topic>.Snapshot) -> ListState<[TopicItem]> {
    let state = LoadState(topics, environment: environment)
    return ListState(
      items: topics.items.loaded.map { TopicItem($0, strings: strings.photos) },
      state: state,
      total: state.failure == nil && state != .idle && state != .loading ? topics.items.count : nil,
      status: status(of: state),
      isRefreshing: topics.refreshTicket != nil,
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

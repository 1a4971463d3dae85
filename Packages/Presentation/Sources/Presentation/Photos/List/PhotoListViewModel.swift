public import Domain
public import Reactive

/// The list of the photos in a feed, for example in a topic.
public struct PhotoListViewModel: ViewModelType {
  public struct Input {
    /// Loads the feed from its first page; each later event refetches the feed.
    public var load: Observable<Void>
    /// Loads the next page; sent when the end of the list is visible.
    public var more: ControlEvent<Void>
    /// Loads the failed page again, and refetches cached pages after a failed refresh.
    public var retry: ControlEvent<Void>
    /// The range of the visible photos. Photos far from this range are evicted, except in the random feed.
    public var visible: ControlEvent<Range<Int>>
    public var select: ControlEvent<Photo.ID>
    /// Likes or unlikes a photo, depending on the stored state.
    public var toggleLike: ControlEvent<PhotoItem>

    public init(
      load: Observable<Void> = .just(()), more: ControlEvent<Void> = .never, retry: ControlEvent<Void> = .never,
      visible: ControlEvent<Range<Int>> = .never, select: ControlEvent<Photo.ID> = .never,
      toggleLike: ControlEvent<PhotoItem> = .never
    ) {
      self.load = load
      self.more = more
      self.retry = retry
      self.visible = visible
      self.select = select
      self.toggleLike = toggleLike
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let photos: Driver<ListState<PhotoItems>>
    public let likeChanges: Signal<LikeChange>
    /// Failures to like or unlike a photo.
    public let failures: Signal<Failure>
    public let route: Signal<PhotoRoute>
  }

  private let feed: PhotoFeed
  private let title: String
  private let firstPage: PageRequest
  private let photos: any PhotoRepository
  private let policy: FetchPolicy
  private let likes: any LikesRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - feed: The feed to list.
  ///   - title: The title of the screen; nil for the default.
  ///   - firstPage: The first page to load; its size applies to all pages.
  ///   - photos: The photos of the source.
  ///   - policy: Whether the cache or the source comes first.
  ///   - likes: The user's likes.
  ///   - environment: The strings, the clock and the scheduler.
  public init(
    feed: PhotoFeed = .editorial, title: String? = nil, firstPage: PageRequest = PageRequest(),
    photos: any PhotoRepository, policy: FetchPolicy = .cacheFirst, likes: any LikesRepository,
    environment: ViewModelEnvironment
  ) {
    self.feed = feed
    self.title = title ?? environment.strings.photos.title
    self.firstPage = firstPage
    self.photos = photos
    self.policy = policy
    self.likes = likes
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let moreFromDetail = PublishRelay<Void>()

    let likeOutcomes = likes.results(
      of: input.toggleLike.map { .success(.toggle($0)) }, environment: environment)

    let listState = Observable<Pager<PhotoFeed, PhotoCard>.Event>
      .merge(
        input.load.map { .begin(feed) },
        input.more.map { .more },
        moreFromDetail.flatMap { Observable.of(.retry, .more) },
        input.retry.map { .retry },
        feed == .random ? .never() : input.visible.map { .look($0) }
      )
      .photos(from: firstPage, in: photos, policy: policy, likes: likes, environment: environment)
      .map(\.listState)
      .subscribing(to: likeOutcomes)
      .asDriverOnErrorJustComplete()

    let sequence = PhotoSequence(photos: listState) { moreFromDetail.accept(()) }

    return Output(
      title: .just(title),
      photos: listState.distinctUntilChanged(),
      likeChanges: likeOutcomes.compactMap(\.success).asSignalOnErrorJustComplete(),
      failures: likeOutcomes.compactMap(\.failure).asSignalOnErrorJustComplete(),
      route: input.select.map { .photo($0, in: sequence) }.asSignalOnErrorJustComplete()
    )
  }
}

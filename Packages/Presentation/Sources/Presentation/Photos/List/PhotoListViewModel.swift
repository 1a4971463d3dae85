public import Domain
public import Reactive

/// A feed of photos, such as the editors' choice or a topic.
public struct PhotoListViewModel: ViewModelType {
  public struct Input {
    /// Loads the feed from its first page; again: fetches it anew.
    public var load: Observable<Void>
    /// The end of the list is visible.
    public var more: ControlEvent<Void>
    /// Loads the page that failed again, and cached pages that could not be fetched.
    public var retry: ControlEvent<Void>
    /// The places of the visible photos. Photos far from them are evicted.
    public var visible: ControlEvent<Range<Int>>
    public var select: ControlEvent<Photo.ID>
    /// Likes the photo, or removes its like: the opposite of what the user sees.
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
    /// A like that could not be added or removed.
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
  ///   - feed: the photos to list.
  ///   - title: the title of the screen, such as a topic's.
  ///   - firstPage: the page to begin with, and the size of all pages.
  ///   - photos: the photos of the source.
  ///   - policy: which comes first, the cache or the source.
  ///   - likes: the user's likes.
  ///   - environment: what every view model needs.
  public init(
    feed: PhotoFeed = .editorial, title: String? = nil, firstPage: PageRequest = PageRequest(),
    photos: any PhotoRepository, policy: FetchPolicy = .cacheFirst, likes: any LikesRepository,
    environment: ViewModelEnvironment
  ) {
    self.feed = feed
    self.title = title ?? environment.strings.photos.photos
    self.firstPage = firstPage
    self.photos = photos
    self.policy = policy
    self.likes = likes
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let moreFromDetail = PublishRelay<Void>()

    let likeOutcomes = likes.results(
      of: input.toggleLike.map(LikeRequest.init(toggling:)), environment: environment)

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

    let strip = PhotoStrip(photos: listState) { moreFromDetail.accept(()) }

    return Output(
      title: .just(title),
      photos: listState.distinctUntilChanged(),
      likeChanges: likeOutcomes.compactMap(\.success).asSignalOnErrorJustComplete(),
      failures: likeOutcomes.compactMap(\.failure).asSignalOnErrorJustComplete(),
      route: input.select.map { .photo($0, in: strip) }.asSignalOnErrorJustComplete()
    )
  }
}

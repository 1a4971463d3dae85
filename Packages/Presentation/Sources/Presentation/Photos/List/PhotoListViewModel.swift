public import Domain
public import Reactive

/// A feed of photos: the editors' choice, or a topic's.
public struct PhotoListViewModel: ViewModelType {
  public struct Input {
    /// Shows the feed from its first page; again: begins anew, with what the source has now.
    public var load: Observable<Void>
    /// The end of the list is seen.
    public var more: ControlEvent<Void>
    /// Asks again for the page that failed, and for what is shown as it was kept because the source did not answer.
    public var retry: ControlEvent<Void>
    /// The places of the photos on the screen. What is far from them is not held in memory.
    public var visible: ControlEvent<Range<Int>>
    public var select: ControlEvent<Photo.ID>
    /// The heart of a photo, as the user sees it.
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
    /// A like that could not be given or taken back.
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
  ///   - title: what the screen is called; a topic's title.
  ///   - firstPage: where the list begins, and how long its pages are.
  ///   - photos: where photos come from.
  ///   - policy: whether what was kept is shown first.
  ///   - likes: what the user likes.
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

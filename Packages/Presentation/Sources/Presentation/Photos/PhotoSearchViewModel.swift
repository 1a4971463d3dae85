public import Domain
public import Reactive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A search as it is typed: the newest text wins, and no answer of an older one is ever shown.
public struct PhotoSearchViewModel: ViewModelType {
  public struct Input {
    /// The text field. A pause in typing searches.
    public var text: ControlProperty<String>
    /// Return: searches at once what is typed.
    public var search: ControlEvent<Void>
    public var filters: Observable<SearchFilters>
    /// Clears the text and the results.
    public var cancel: ControlEvent<Void>
    /// The end of the list is seen.
    public var more: ControlEvent<Void>
    /// Asks again for the page that failed.
    public var retry: ControlEvent<Void>
    public var select: ControlEvent<Photo.ID>
    /// The heart of a photo, as the user sees it.
    public var toggleLike: ControlEvent<PhotoItem>

    public init(
      text: ControlProperty<String>, search: ControlEvent<Void> = .never,
      filters: Observable<SearchFilters> = .just(SearchFilters()), cancel: ControlEvent<Void> = .never,
      more: ControlEvent<Void> = .never, retry: ControlEvent<Void> = .never, select: ControlEvent<Photo.ID> = .never,
      toggleLike: ControlEvent<PhotoItem> = .never
    ) {
      self.text = text
      self.search = search
      self.filters = filters
      self.cancel = cancel
      self.more = more
      self.retry = retry
      self.select = select
      self.toggleLike = toggleLike
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let placeholder: Driver<String>
    /// What the photos are results of; `nil` when nothing is searched for.
    public let query: Driver<SearchQuery?>
    public let photos: Driver<Listing<PhotoItem>>
    public let likeChanges: Signal<LikeChange>
    /// A like that could not be given or taken back.
    public let failures: Signal<Failure>
    public let route: Signal<PhotoRoute>
  }

  private let firstPage: PageRequest
  private let pause: Duration
  private let photos: any PhotoRepository
  private let likes: any LikesRepository
  private let strings: Strings
  private let scheduler: any SchedulerType
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - firstPage: where the results begin, and how long their pages are.
  ///   - pause: how long nothing must be typed before a search begins by itself.
  ///   - scheduler: measures the pause.
  ///   - now: the wall clock, to say when to try again.
  public init(
    firstPage: PageRequest = PageRequest(), pause: Duration = .milliseconds(300), photos: any PhotoRepository,
    likes: any LikesRepository, strings: Strings, scheduler: any SchedulerType, now: @escaping @Sendable () -> Date
  ) {
    self.firstPage = firstPage
    self.pause = pause
    self.photos = photos
    self.likes = likes
    self.strings = strings
    self.scheduler = scheduler
    self.now = now
  }

  public func transform(input: Input) -> Output {
    let moreFromDetail = PublishRelay<Void>()
    // A control does not send back what it is set to.
    let text = Observable.merge(input.text.asObservable(), input.cancel.map { "" })
    let typed = Observable.combineLatest(text, input.filters)
      .map { text, filters in filters.query(text).map(PhotoFeed.search) }
      .share(replay: 1)

    let results = Observable<PagingCommand<PhotoFeed>>
      .merge(
        typed.debounce(pause, scheduler: scheduler).map { .show($0, retrying: false) },
        input.search.withLatestFrom(typed).map { .show($0, retrying: true) },
        input.cancel.do(onNext: { input.text.onNext("") }).map { .begin(nil) },
        input.more.map { .more },
        moreFromDetail.flatMap { Observable.of(.retry, .more) },
        input.retry.map { .retry }
      )
      .photos(from: firstPage, in: photos, likes: likes, strings: strings, now: now)
      .share(replay: 1)

    let likeOutcomes = likes.outcomes(
      of: input.toggleLike.map(LikeWish.init(toggling:)), strings: strings, now: now)

    let listing = results.map(\.listing).performing(likeOutcomes).asDriverOnErrorJustComplete()

    let strip = PhotoStrip(photos: listing) { moreFromDetail.accept(()) }

    return Output(
      title: .just(strings.photos.search),
      placeholder: .just(strings.photos.searchPlaceholder),
      query: results.map(\.feed?.query).distinctUntilChanged().asDriver(onErrorJustReturn: nil),
      photos: listing.distinctUntilChanged(),
      likeChanges: likeOutcomes.compactMap(\.success).asSignalOnErrorJustComplete(),
      failures: likeOutcomes.compactMap(\.failure).asSignalOnErrorJustComplete(),
      route: input.select.map { .photo($0, in: strip) }.asSignalOnErrorJustComplete()
    )
  }
}

extension PhotoFeed {
  fileprivate var query: SearchQuery? {
    if case .search(let query) = self { query } else { nil }
  }
}

public import Domain
public import Reactive

/// A search as the user types: the latest text wins, and no result of an older one is shown.
public struct PhotoSearchViewModel: ViewModelType {
  public struct Input {
    /// The text field. A pause in typing starts the search.
    public var text: ControlProperty<String>
    /// Return: searches at once.
    public var search: ControlEvent<Void>
    public var filters: Observable<SearchFilters>
    /// Escape, with where the user is: goes back from the results to the field; in the field it clears the text and the
    /// results.
    public var cancel: ControlEvent<SearchFocus>
    /// The end of the list is visible.
    public var more: ControlEvent<Void>
    /// Loads the page that failed again.
    public var retry: ControlEvent<Void>
    /// The places of the visible photos. Photos far from them are evicted.
    public var visible: ControlEvent<Range<Int>>
    public var select: ControlEvent<Photo.ID>
    /// Likes the photo, or removes its like: the opposite of what the user sees.
    public var toggleLike: ControlEvent<PhotoItem>
    /// A recent search to repeat: it goes into the text field, and is searched for at once.
    public var recall: ControlEvent<String>
    /// A recent search to remove.
    public var forget: ControlEvent<String>
    /// Removes all recent searches.
    public var forgetAll: ControlEvent<Void>

    public init(
      text: ControlProperty<String>, search: ControlEvent<Void> = .never,
      filters: Observable<SearchFilters> = .just(SearchFilters()), cancel: ControlEvent<SearchFocus> = .never,
      more: ControlEvent<Void> = .never, retry: ControlEvent<Void> = .never,
      visible: ControlEvent<Range<Int>> = .never, select: ControlEvent<Photo.ID> = .never,
      toggleLike: ControlEvent<PhotoItem> = .never, recall: ControlEvent<String> = .never,
      forget: ControlEvent<String> = .never, forgetAll: ControlEvent<Void> = .never
    ) {
      self.text = text
      self.search = search
      self.filters = filters
      self.cancel = cancel
      self.more = more
      self.retry = retry
      self.visible = visible
      self.select = select
      self.toggleLike = toggleLike
      self.recall = recall
      self.forget = forget
      self.forgetAll = forgetAll
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let placeholder: Driver<String>
    /// The query of the shown results; `nil` if there is none.
    public let query: Driver<SearchQuery?>
    public let photos: Driver<ListState<PhotoItems>>
    /// Where the user goes on: in the results after a search, in the field after Escape.
    public let focus: Signal<SearchFocus>
    /// The searches with Return, or with a result that was opened, newest first.
    public let recentSearches: Driver<[String]>
    public let likeChanges: Signal<LikeChange>
    /// A like that could not be added or removed, or recent searches that could not be changed.
    public let failures: Signal<Failure>
    public let route: Signal<PhotoRoute>
  }

  private let firstPage: PageRequest
  private let pause: Duration
  private let photos: any PhotoRepository
  private let policy: FetchPolicy
  private let searches: any RecentSearchRepository
  private let likes: any LikesRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - firstPage: the page to begin with, and the size of all pages.
  ///   - pause: how long after the last key a search begins by itself.
  ///   - photos: the photos of the source.
  ///   - policy: which comes first, the cache or the source.
  ///   - searches: the recent searches.
  ///   - likes: the user's likes.
  ///   - environment: what every view model needs.
  public init(
    firstPage: PageRequest = PageRequest(), pause: Duration = .milliseconds(300), photos: any PhotoRepository,
    policy: FetchPolicy = .cacheFirst, searches: any RecentSearchRepository, likes: any LikesRepository,
    environment: ViewModelEnvironment
  ) {
    self.firstPage = firstPage
    self.pause = pause
    self.photos = photos
    self.policy = policy
    self.searches = searches
    self.likes = likes
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let moreFromDetail = PublishRelay<Void>()
    // Shared, because a screen reads where the user is for each subscriber, and `focus` changes that.
    let cancel = input.cancel.share()
    let clear = cancel.filter { $0 == .field }.map { _ in }.share()
    // A control does not emit the text that it is set to.
    let text = Observable.merge(
      input.text.asObservable(), clear.map { "" }, input.recall.asObservable())
    let typed = Observable.combineLatest(text, input.filters)
      .map { text, filters in filters.query(text).map(PhotoFeed.search) }
      .share(replay: 1)

    let searched = Observable.merge(
      input.search.withLatestFrom(typed),
      input.recall.withLatestFrom(input.filters) { text, filters in filters.query(text).map(PhotoFeed.search) }
    )

    let results = Observable<Pager<PhotoFeed, PhotoCard>.Event>
      .merge(
        typed.debounce(pause, scheduler: environment.scheduler).map { .show($0, retrying: false) },
        searched.map { .show($0, retrying: true) },
        input.recall.do(onNext: { input.text.onNext($0) }).compactMap { _ in nil },
        clear.do(onNext: { input.text.onNext("") }).map { .begin(nil) },
        input.more.map { .more },
        moreFromDetail.flatMap { Observable.of(.retry, .more) },
        input.retry.map { .retry },
        input.visible.map { .look($0) }
      )
      .photos(from: firstPage, in: photos, policy: policy, likes: likes, environment: environment)
      .share(replay: 1)

    let likeOutcomes = likes.results(
      of: input.toggleLike.map { .success(LikeRequest(toggling: $0)) }, environment: environment)

    let shownQuery = results.map(\.feed?.query).distinctUntilChanged()

    // Text on the way to a search is not recent; a search with Return, or with a result that was opened, is.
    let historyFailures = searches.failures(
      of: .merge(
        Observable.merge(searched.map { $0?.query }, input.select.withLatestFrom(shownQuery))
          .compactMap { $0.map(HistoryRequest.add) },
        input.forget.map { .remove($0) },
        input.forgetAll.map { .removeAll }),
      environment: environment)

    let listState = results.map(\.listState).subscribing(to: likeOutcomes).subscribing(to: historyFailures)
      .asDriverOnErrorJustComplete()

    let sequence = PhotoSequence(photos: listState) { moreFromDetail.accept(()) }

    return Output(
      title: .just(strings.search.title),
      placeholder: .just(strings.search.placeholder),
      query: shownQuery.asDriver(onErrorJustReturn: nil),
      photos: listState.distinctUntilChanged(),
      focus: focus(after: input, cancel),
      recentSearches: Observable.deferred { searches.searches().results.asObservable().map { $0.success ?? [] } }
        .asDriverOnErrorJustComplete(),
      likeChanges: likeOutcomes.compactMap(\.success).asSignalOnErrorJustComplete(),
      failures: .merge(
        likeOutcomes.compactMap(\.failure).asSignalOnErrorJustComplete(),
        historyFailures.asSignalOnErrorJustComplete()
      ),
      route: input.select.map { .photo($0, in: sequence) }.asSignalOnErrorJustComplete()
    )
  }
}

extension PhotoSearchViewModel {
  /// A search leads to its results, and Escape from there back to the field.
  @MainActor
  private func focus(after input: Input, _ cancel: Observable<SearchFocus>) -> Signal<SearchFocus> {
    Observable.merge(
      input.search.map { .results }, input.recall.map { _ in .results },
      cancel.filter { $0 == .results }.map { _ in .field }
    )
    .asSignalOnErrorJustComplete()
  }
}

/// The parts of the search screen that the user can be in.
public enum SearchFocus: Hashable, Sendable, CaseIterable {
  case field
  case results
}

extension PhotoFeed {
  fileprivate var query: SearchQuery? {
    if case .search(let query) = self { query } else { nil }
  }
}

/// A change of the recent searches.
private enum HistoryRequest {
  case add(SearchQuery)
  case remove(String)
  case removeAll
}

extension RecentSearchRepository {
  /// Performs requests one after the other, and emits the failures.
  @MainActor
  fileprivate func failures(
    of requests: Observable<HistoryRequest>, environment: ViewModelEnvironment
  ) -> Observable<Failure> {
    requests
      .concatMap { request in
        Observable.request { () async throws(RepositoryError) in try await perform(request) }
      }
      .compactMap { $0.failure.map(environment.failure) }
      .share()
  }

  private func perform(_ request: HistoryRequest) async throws(RepositoryError) {
    switch request {
    case .add(let query): try await add(query)
    case .remove(let text): try await remove(text)
    case .removeAll: try await removeAll()
    }
  }
}

public import Domain
public import Reactive

/// A search that runs while the user types. Only results for the latest text are shown.
public struct PhotoSearchViewModel: ViewModelType {
  public struct Input {
    /// The text that the user types. A pause in typing starts the search.
    public var text: ControlProperty<String>
    /// Searches at once; sent when the user presses Return.
    public var search: ControlEvent<Void>
    public var filters: Observable<SearchFilters>
    /// Sent when the user presses Escape. If the results have the focus, moves the focus to the field. If the field has
    /// the focus, clears the text and the results.
    public var cancel: ControlEvent<SearchFocus>
    /// Loads the next page; sent when the end of the list is visible.
    public var more: ControlEvent<Void>
    /// Loads the failed page again.
    public var retry: ControlEvent<Void>
    /// The range of the visible photos. Photos far from this range are evicted.
    public var visible: ControlEvent<Range<Int>>
    public var select: ControlEvent<Photo.ID>
    /// Likes or unlikes a photo, depending on the stored state.
    public var toggleLike: ControlEvent<PhotoItem>
    /// Repeats a recent search: puts its text into the text field and searches at once.
    public var recall: ControlEvent<String>
    /// Removes a recent search.
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
    /// The query of the shown results; nil if there are none.
    public let query: Driver<SearchQuery?>
    public let photos: Driver<ListState<PhotoItems>>
    /// The part of the screen that receives the focus: the results after a search, the field after Escape.
    public let focus: Signal<SearchFocus>
    /// The recent searches, newest first. A search is added when the user presses Return, repeats a recent search or
    /// opens a result.
    public let recentSearches: Driver<[String]>
    /// The text of a recent search that was removed.
    public let removedSearches: Signal<String>
    public let likeChanges: Signal<LikeChange>
    /// Failures to change a like or the recent searches.
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
  ///   - firstPage: The first page to load; its size applies to all pages.
  ///   - pause: The pause in typing that starts a search.
  ///   - photos: The photos of the source.
  ///   - policy: Whether the cache or the source comes first.
  ///   - searches: The recent searches.
  ///   - likes: The user's likes.
  ///   - environment: The strings, the clock and the scheduler.
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
    // Sharing the steps reads the screen's focus once for each event. Otherwise, the output `focus` could change the
    // focus between two reads.
    let cancel = cancelSteps(input).share()
    let clear = cancel.filter { $0 == .clear }.map { _ in }.share()
    // A text field emits only the text that the user types, so the texts that the program sets are added here.
    let text = Observable.merge(input.text.asObservable(), clear.map { "" }, input.recall.asObservable())
    let typed = Observable.combineLatest(text, input.filters) { text, filters in filters.query(text) }
      .share(replay: 1)
    let searched = Observable.merge(
      input.search.withLatestFrom(typed),
      input.recall.withLatestFrom(input.filters) { text, filters in filters.query(text) })

    let results = Observable<Pager<PhotoFeed, PhotoCard>.Event>
      .merge(
        typed.debounce(pause, scheduler: environment.scheduler)
          .map { .show($0.map(PhotoFeed.search), retrying: false) },
        searched.map { .show($0.map(PhotoFeed.search), retrying: true) },
        input.recall.do(onNext: { input.text.onNext($0) }).compactMap { _ in nil },
        clear.do(onNext: { input.text.onNext("") }).map { .begin(nil) },
        input.more.map { .more },
        moreFromDetail.flatMap { Observable.of(.retry, .more) },
        input.retry.map { .retry },
        input.visible.map { .look($0) }
      )
      .photos(from: firstPage, in: photos, policy: policy, likes: likes, environment: environment)
      .share(replay: 1)
    let query = results.map(\.feed?.query).distinctUntilChanged()

    let likeOutcomes = likes.results(
      of: input.toggleLike.map { .success(.toggle($0)) }, environment: environment)
    // A search that starts after a pause in typing is not added to the recent searches.
    let recentResults = recentResults(
      added: .merge(searched, input.select.withLatestFrom(query)), removed: input.forget, removedAll: input.forgetAll)

    let listState = results.map(\.listState).subscribing(to: likeOutcomes).subscribing(to: recentResults)
      .asDriverOnErrorJustComplete()
    let sequence = PhotoSequence(photos: listState) { moreFromDetail.accept(()) }
    let focus = Observable<SearchFocus>.merge(
      input.search.map { .results }, input.recall.map { _ in .results },
      cancel.compactMap { $0 == .edit ? .field : $0 == .leave ? .outsideField : nil })

    return Output(
      title: .just(strings.search.title),
      placeholder: .just(strings.search.placeholder),
      query: query.asDriver(onErrorJustReturn: nil),
      photos: listState.distinctUntilChanged(),
      focus: focus.asSignalOnErrorJustComplete(),
      recentSearches: Observable.deferred { searches.searches().results.asObservable().map { $0.success ?? [] } }
        .asDriverOnErrorJustComplete(),
      removedSearches: recentResults.compactMap { $0.success ?? nil }.asSignalOnErrorJustComplete(),
      likeChanges: likeOutcomes.compactMap(\.success).asSignalOnErrorJustComplete(),
      failures: Observable.merge(likeOutcomes.compactMap(\.failure), recentResults.compactMap(\.failure))
        .asSignalOnErrorJustComplete(),
      route: input.select.map { .photo($0, in: sequence) }.asSignalOnErrorJustComplete()
    )
  }

  /// What the input `cancel` does: the first step clears the field, and the next step leaves the empty field.
  private enum CancelStep {
    case clear
    case leave
    case edit
  }

  private func cancelSteps(_ input: Input) -> Observable<CancelStep> {
    Observable<(text: String?, cancelled: SearchFocus?)>
      .merge(
        input.text.asObservable().map { ($0, nil) }, input.recall.map { ($0, nil) }, input.cancel.map { (nil, $0) }
      )
      .scanInPlace("") { current, event -> CancelStep? in
        if let text = event.text { current = text }
        switch event.cancelled {
        case nil: return nil
        case .results, .outsideField: return .edit
        case .field:
          defer { current = "" }
          return current.isEmpty ? .leave : .clear
        }
      }
      .compactMap { $0 }
  }

  /// Adds and removes recent searches, one change at a time. Emits the text of a removed search, and nil after any
  /// other change.
  @MainActor
  private func recentResults(
    added: Observable<SearchQuery?>, removed: ControlEvent<String>, removedAll: ControlEvent<Void>
  ) -> Observable<Result<String?, Failure>> {
    typealias Change = Observable<Result<String?, RepositoryError>>
    return Observable<Change>
      .merge(
        added.compactMap { $0 }.map { query in
          Change.request { () async throws(RepositoryError) in
            try await searches.add(query)
            return nil
          }
        },
        removed.map { text in
          Change.request { () async throws(RepositoryError) in
            try await searches.remove(text)
            return text
          }
        },
        removedAll.map {
          Change.request { () async throws(RepositoryError) in
            try await searches.removeAll()
            return nil
          }
        }
      )
      .concatMap { $0 }
      .map { $0.mapError(environment.failure) }
      .share()
  }
}

/// The parts of the search screen that can have the focus.
public enum SearchFocus: Hashable, Sendable, CaseIterable {
  case field
  case results
  /// The recent searches or the filters, after the user has left the empty field.
  case outsideField
}

extension PhotoFeed {
  fileprivate var query: SearchQuery? {
    if case .search(let query) = self { query } else { nil }
  }
}

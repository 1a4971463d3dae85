public import Domain
public import Reactive

/// A search for songs. The search starts when the user presses Return or pauses typing. The pause must be long,
/// because the music shop allows only about 20 requests per minute.
public struct MusicSearchViewModel: ViewModelType {
  public struct Input {
    public var text: ControlProperty<String>
    /// Searches at once; sent when the user presses Return. The same text is searched again only after a failure.
    public var search: ControlEvent<Void>
    public var select: ControlEvent<SongItem>

    public init(
      text: ControlProperty<String>, search: ControlEvent<Void> = .never, select: ControlEvent<SongItem> = .never
    ) {
      self.text = text
      self.search = search
      self.select = select
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let placeholder: Driver<String>
    public let songs: Driver<ListState<[SongItem]>>
    public let route: Signal<MusicRoute>
  }

  private let music: any MusicRepository
  private let makeDetail: @MainActor (Song) -> SongDetailViewModel
  private let pause: Duration
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - music: The repository to search.
  ///   - makeDetail: Creates the view model for the screen of a song.
  ///   - pause: The pause in typing that starts a search.
  ///   - environment: The strings, the clock and the scheduler.
  public init(
    music: any MusicRepository, makeDetail: @escaping @MainActor (Song) -> SongDetailViewModel,
    pause: Duration = .milliseconds(800), environment: ViewModelEnvironment
  ) {
    self.music = music
    self.makeDetail = makeDetail
    self.pause = pause
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let typed = input.text.map { SongQuery($0) }.share(replay: 1)

    let results = Observable<Pager<SongQuery, Song>.Event>
      .merge(
        typed.debounce(pause, scheduler: environment.scheduler).map { .show($0, retrying: false) },
        input.search.withLatestFrom(typed).map { .show($0, retrying: true) }
      )
      .paged(from: PageRequest(), policy: .networkFirst) { query, _, _ throws(RepositoryError) in
        .fresh(Page(items: try await music.songs(matching: query), hasNext: false))
      }

    return Output(
      title: .just(strings.music.title),
      placeholder: .just(strings.music.placeholder),
      songs: results.map(listState(of:)).asDriverOnErrorJustComplete(),
      route: input.select.map { .song(makeDetail($0.song)) }.asSignalOnErrorJustComplete()
    )
  }

  private func listState(of results: Pager<SongQuery, Song>.Snapshot) -> ListState<[SongItem]> {
    let state = LoadState(results, environment: environment)
    let status =
      switch state {
      case .idle: strings.music.typeToSearch
      case .loading: strings.music.loading
      case .loaded, .ended: strings.music.count(results.items.count)
      case .empty: strings.music.nothingFound(results.subject?.text ?? "")
      case .failed(let failure): failure.message
      }
    return ListState(items: results.items.loaded.map(SongItem.init), state: state, status: status)
  }
}

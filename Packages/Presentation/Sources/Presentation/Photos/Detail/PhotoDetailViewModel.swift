public import Domain
public import Reactive

/// A photo and everything known of it, alone or among those of a list.
public struct PhotoDetailViewModel: ViewModelType {
  public struct Input {
    /// Shows the photo's detail as it was kept, and asks for it if that is old; again: asks anew.
    public var load: Observable<Void>
    public var previous: ControlEvent<Void>
    /// The last photo of the list asks the list for more, and this goes on when it has come; after a failure, it asks
    /// again.
    public var next: ControlEvent<Void>
    public var toggleLike: ControlEvent<Void>
    /// Likes the photo or takes the like back, whatever it was before.
    public var setLike: ControlEvent<Bool>
    /// Saves the photo. A second one waits for the first.
    public var download: ControlEvent<DownloadDestination>
    /// Saves what `occupied` asked about, whichever photo is shown by then.
    public var replace: ControlEvent<DownloadRequest>
    /// Ends the download that runs.
    public var cancelDownload: ControlEvent<Void>
    public var share: ControlEvent<Void>
    /// Shows the photo's page elsewhere.
    public var openPage: ControlEvent<Void>
    public var back: ControlEvent<Void>

    public init(
      load: Observable<Void> = .just(()), previous: ControlEvent<Void> = .never, next: ControlEvent<Void> = .never,
      toggleLike: ControlEvent<Void> = .never, setLike: ControlEvent<Bool> = .never,
      download: ControlEvent<DownloadDestination> = .never, replace: ControlEvent<DownloadRequest> = .never,
      cancelDownload: ControlEvent<Void> = .never, share: ControlEvent<Void> = .never,
      openPage: ControlEvent<Void> = .never, back: ControlEvent<Void> = .never
    ) {
      self.load = load
      self.previous = previous
      self.next = next
      self.toggleLike = toggleLike
      self.setLike = setLike
      self.download = download
      self.replace = replace
      self.cancelDownload = cancelDownload
      self.share = share
      self.openPage = openPage
      self.back = back
    }
  }

  public struct Output {
    public let photo: Driver<PhotoDetail>
    public let likeChanges: Signal<LikeChange>
    public let download: Driver<DownloadState>
    /// The path of a file that was saved.
    public let saved: Signal<String>
    /// The link of a photo that is to be shared.
    public let shared: Signal<String>
    /// The page that is to be shown in a browser.
    public let openedPage: Signal<String>
    /// A photo whose file is there already: what to `replace` if that is allowed.
    public let occupied: Signal<DownloadRequest>
    /// A like or a download that failed, unless it is `occupied`.
    public let failures: Signal<Failure>
    public let route: Signal<PhotoRoute>
  }

  private let id: Photo.ID
  private let strip: PhotoStrip
  private let photos: any PhotoRepository
  private let policy: FetchPolicy
  private let likes: any LikesRepository
  private let downloader: any PhotoDownloader
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - id: the photo to begin with.
  ///   - strip: the list that it was opened from, if there was one.
  ///   - photos: where photos come from.
  ///   - policy: whether a detail that was kept will do.
  ///   - likes: what the user likes.
  ///   - downloader: saves pictures.
  ///   - environment: what every view model needs.
  public init(
    id: Photo.ID, in strip: PhotoStrip? = nil, photos: any PhotoRepository, policy: FetchPolicy = .cacheFirst,
    likes: any LikesRepository, downloader: any PhotoDownloader, environment: ViewModelEnvironment
  ) {
    self.id = id
    self.strip = strip ?? PhotoStrip(photos: .just(ListState()), more: {})
    self.photos = photos
    self.policy = policy
    self.likes = likes
    self.downloader = downloader
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let place = Observable<PhotoSequence.Event>
      .merge(
        strip.photos.map { .listed($0) }.asObservable(),
        input.previous.map { .previous },
        input.next.map { .next }
      )
      .scanInPlace(PhotoSequence(id)) { sequence, event in
        sequence.apply(event)
        return sequence.place
      }
      .startWith(PhotoSequence(id).place)
      .share(replay: 1)

    let more =
      Observable
      .merge(place.distinctUntilChanged { $0.isSamePlace(as: $1) }, input.next.withLatestFrom(place))
      .filter { !$0.hasNext }
      .do(onNext: { _ in strip.more() })

    let loads = input.load.scanInPlace(0) { count, _ in
      count += 1
      return count
    }
    let known = Observable.combineLatest(place.map(\.id).distinctUntilChanged(), loads)
      .scanInPlace((id: id, load: 1)) { last, wanted in
        defer { last = wanted }
        return (id: wanted.0, isReload: wanted.0 == last.id && wanted.1 > last.load)
      }
      .flatMapLatest { wanted in
        loading(wanted.id, isReload: wanted.isReload).map { (id: wanted.id, photo: $0) }
          .startWith((id: wanted.id, photo: Loading(isLoading: true)))
      }

    let photo = Observable.combineLatest(place, known, likes.likedIDsOrNil())
      .compactMap { place, known, liked in
        detail(at: place, known.id == place.id ? known.photo : Loading(isLoading: true), liked: liked)
      }
      .share(replay: 1)

    // As soon as it is known: nothing if another is shown before.
    let shown = photo.take(1).flatMap { now in photo.take(while: { $0.id == now.id }) }.compactMap(\.item).take(1)

    let likeOutcomes = likes.results(
      of: .merge(
        input.toggleLike.flatMapFirst { shown }.map(LikeRequest.init(toggling:)),
        input.setLike.withLatestFrom(place) { (isLiked: $0, id: $1.id) }
          .flatMap { request -> Observable<LikeRequest> in
            request.isLiked
              ? photo.filter { $0.id == request.id }.compactMap(\.item).take(1).map { .like($0.photo, title: $0.title) }
              : .just(.unlike(request.id, title: request.id.value))
          }
      ),
      environment: environment)

    let downloads =
      Observable
      .merge(
        input.download.flatMap { destination in shown.map { DownloadRequest(item: $0, destination: destination) } },
        input.replace.asObservable()
      )
      .concatMap { request in
        Observable.merge(
          downloader.states(of: request.item, to: request.destination, environment: environment),
          input.cancelDownload.map { .cancelled(text: strings.photos.downloadCancelled) }
        )
        .take(until: \.isSettled, behavior: .inclusive)
        .map { (request: request, state: $0) }
      }
      .share()
    let download = downloads.map(\.state).startWith(.idle).share(replay: 1)

    func page(at event: ControlEvent<Void>) -> Signal<String> {
      event.flatMap { shown }.map(\.photo.links.page).filter { !$0.isEmpty }.asSignalOnErrorJustComplete()
    }

    return Output(
      photo: photo.subscribing(to: more).subscribing(to: likeOutcomes).subscribing(to: download)
        .distinctUntilChanged().asDriverOnErrorJustComplete(),
      likeChanges: likeOutcomes.compactMap(\.success).asSignalOnErrorJustComplete(),
      download: download.asDriver(onErrorJustReturn: .idle),
      saved: downloads.compactMap(\.state.savedPath).asSignalOnErrorJustComplete(),
      shared: page(at: input.share),
      openedPage: page(at: input.openPage),
      occupied: downloads.compactMap { request, state in
        state.occupiedPath.map {
          DownloadRequest(item: request.item, destination: .init(path: $0, replacesExisting: true))
        }
      }
      .asSignalOnErrorJustComplete(),
      failures: .merge(
        likeOutcomes.compactMap(\.failure).asSignalOnErrorJustComplete(),
        downloads.map(\.state).filter { $0.occupiedPath == nil }.compactMap(\.failure).asSignalOnErrorJustComplete()
      ),
      route: input.back.map { .back }.asSignalOnErrorJustComplete()
    )
  }

  /// A reload fetches the photo, even if a fresh one is cached.
  @MainActor
  private func loading(_ id: Photo.ID, isReload: Bool) -> Observable<Loading<Photo>> {
    (isReload ? policy.reloading : policy).loading(.photo, in: environment) { () throws(RepositoryError) in
      try await photos.cachedPhoto(id)
    } fetch: { () throws(RepositoryError) in
      try await photos.photo(id)
    }
  }

  /// Returns the current photo as it is shown, or nil while it is unknown whether the photo is liked. Until the photo is
  /// loaded, the list's own copy is shown.
  private func detail(
    at place: PhotoSequence.Place, _ loading: Loading<Photo>, liked: Set<Photo.ID>?
  ) -> PhotoDetail? {
    let photo = loading.value ?? loading.cached ?? place.photo
    if liked == nil, photo != nil { return nil }
    let item = photo.map { PhotoItem($0, isLiked: liked?.contains($0.id) == true, strings: strings.photos) }
    let state = loading.state(in: environment)
    return PhotoDetail(
      id: place.id,
      item: item,
      state: state,
      status: state == .loading ? strings.photos.loading : state.failure?.message ?? "",
      facts: photo.map { PhotoFact.all(of: $0, strings: strings.photos) } ?? [],
      position: place.count > 1 ? strings.photos.position(place.index + 1, place.total) : "",
      hasPrevious: place.hasPrevious,
      hasNext: place.hasNext,
      neighbors: place.neighbors
    )
  }
}

extension DownloadState {
  fileprivate var savedPath: String? { if case .saved(let path, _) = self { path } else { nil } }
  fileprivate var occupiedPath: String? {
    if case .failed(let failure) = self, case .storage(.exists(let path)) = failure.error { path } else { nil }
  }
  fileprivate var failure: Failure? { if case .failed(let failure) = self { failure } else { nil } }
}

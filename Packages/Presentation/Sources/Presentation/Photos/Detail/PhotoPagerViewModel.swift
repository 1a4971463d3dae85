public import Domain
public import Reactive

/// The screen of a photo with all its facts. The user can page through the list from which the photo was opened.
///
/// `PhotoActionsViewModel` performs the actions on the photo.
public struct PhotoPagerViewModel: ViewModelType {
  public struct Input {
    /// Loads the photo according to the fetch policy; each later event refetches the photo.
    public var load: Observable<Void>
    public var previous: ControlEvent<Void>
    /// Shows the next photo. At the end of the list, loads the next page first.
    public var next: ControlEvent<Void>
    public var back: ControlEvent<Void>

    public init(
      load: Observable<Void> = .just(()), previous: ControlEvent<Void> = .never, next: ControlEvent<Void> = .never,
      back: ControlEvent<Void> = .never
    ) {
      self.load = load
      self.previous = previous
      self.next = next
      self.back = back
    }
  }

  public struct Output {
    public let photo: Driver<PhotoDetail>
    /// Messages that the list has no next or no previous photo.
    public let messages: Signal<String>
    public let route: Signal<PhotoRoute>
  }

  private let id: Photo.ID
  private let sequence: PhotoSequence
  private let photos: any PhotoRepository
  private let policy: FetchPolicy
  private let likes: any LikesRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - id: The photo to show first.
  ///   - sequence: The list from which the photo was opened; nil for a single photo.
  ///   - photos: The photos of the source.
  ///   - policy: Whether the cache or the source comes first.
  ///   - likes: The user's likes.
  ///   - environment: The strings, the clock and the scheduler.
  public init(
    id: Photo.ID, in sequence: PhotoSequence? = nil, photos: any PhotoRepository, policy: FetchPolicy = .cacheFirst,
    likes: any LikesRepository, environment: ViewModelEnvironment
  ) {
    self.id = id
    self.sequence = sequence ?? PhotoSequence(photos: .just(ListState()))
    self.photos = photos
    self.policy = policy
    self.likes = likes
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let place = sequence.places(
      from: id, previous: input.previous.asObservable(), next: input.next.asObservable()
    )
    .share(replay: 1)

    let loads = input.load.scanInPlace(0) { count, _ in
      count += 1
      return count
    }

    let loaded = Observable.combineLatest(place.map(\.id).distinctUntilChanged(), loads)
      .scanInPlace((id: id, load: 1)) { last, current in
        defer { last = current }
        return (id: current.0, isReload: current.0 == last.id && current.1 > last.load)
      }
      .flatMapLatest { request in
        loading(request.id, isReload: request.isReload).map { (id: request.id, photo: $0) }
          .startWith((id: request.id, photo: Loading(isLoading: true)))
      }

    let photo = Observable.combineLatest(place, loaded, likes.likedIDsOrNil())
      .compactMap { place, loaded, liked in
        detail(at: place, loaded.id == place.id ? loaded.photo : Loading(isLoading: true), liked: liked)
      }

    return Output(
      photo: photo.distinctUntilChanged().asDriverOnErrorJustComplete(),
      // Skips the current place, so that only moves after the subscription cause messages.
      messages: place.skip(1).compactMap(\.refusedMove)
        .map { $0 == .next ? strings.detail.noNext : strings.detail.noPrevious }.asSignalOnErrorJustComplete(),
      route: input.back.map { .back }.asSignalOnErrorJustComplete()
    )
  }

  /// Loads a photo. A reload fetches the photo even if a fresh copy is cached.
  @MainActor
  private func loading(_ id: Photo.ID, isReload: Bool) -> Observable<Loading<Photo>> {
    (isReload ? policy.reloading : policy).loading(.photo, in: environment) { () throws(RepositoryError) in
      try await photos.cachedPhoto(id)
    } fetch: { () throws(RepositoryError) in
      try await photos.photo(id)
    }
  }

  /// Returns the contents of the screen, or nil while it is unknown whether the photo is liked. Until the photo is
  /// loaded, the contents show the list's copy of the photo.
  private func detail(at place: PhotoPlace, _ loading: Loading<Photo>, liked: Set<Photo.ID>?) -> PhotoDetail? {
    let photo = loading.value ?? loading.cached ?? place.photo
    if liked == nil, photo != nil { return nil }
    let state = loading.state(in: environment)
    return PhotoDetail(
      id: place.id,
      item: photo.map { PhotoItem($0, isLiked: liked?.contains($0.id) == true, strings: strings.photos) },
      state: state,
      status: state.failure.map { StatusMessage($0) }
        ?? (photo == nil ? StatusMessage(strings.photos.loading) : nil),
      facts: photo.map { PhotoFact.all(of: $0, strings: strings) } ?? [],
      position: place.count > 1 ? strings.photos.position(place.index + 1, place.total) : "",
      hasPrevious: place.hasPrevious,
      hasNext: place.hasNext,
      mayHaveNext: place.hasNext || place.canGrow,
      neighbors: place.neighbors
    )
  }
}

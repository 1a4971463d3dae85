public import Domain
public import Reactive

/// A photo with everything that is known of it, alone or among the photos of a list.
///
/// What the user does with the photo is the affair of `PhotoActionsViewModel`.
public struct PhotoPagerViewModel: ViewModelType {
  public struct Input {
    /// Shows the photo, from the cache or the source as the fetch policy says; again: fetches it.
    public var load: Observable<Void>
    public var previous: ControlEvent<Void>
    /// Shows the next photo. At the end of the list it loads more of the list, and goes on when that is loaded.
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
  ///   - id: the first photo.
  ///   - sequence: the list that the photo was opened from, if there is one.
  ///   - policy: which comes first, the cache or the source.
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
      neighbors: place.neighbors
    )
  }
}

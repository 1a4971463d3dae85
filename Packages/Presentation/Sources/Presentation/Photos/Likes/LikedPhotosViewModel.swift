public import Domain
public import Reactive

/// The list of the user's likes, newest first.
public struct LikedPhotosViewModel: ViewModelType {
  public struct Input {
    /// Loads the likes. Later events reload them, for example after a failure.
    public var load: Observable<Void>
    public var select: ControlEvent<Photo.ID>
    public var unlike: ControlEvent<PhotoItem>
    /// Unlikes the photo whose id or slug the user has typed.
    public var unlikeNamed: ControlEvent<String>

    public init(
      load: Observable<Void> = .just(()), select: ControlEvent<Photo.ID> = .never,
      unlike: ControlEvent<PhotoItem> = .never, unlikeNamed: ControlEvent<String> = .never
    ) {
      self.load = load
      self.select = select
      self.unlike = unlike
      self.unlikeNamed = unlikeNamed
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let photos: Driver<ListState<PhotoItems>>
    public let likeChanges: Signal<LikeChange>
    /// Failures to unlike a photo.
    public let failures: Signal<Failure>
    public let route: Signal<PhotoRoute>
  }

  private let limit: Int?
  private let source: PhotoSource
  private let sourceIsDefault: Bool
  private let likes: any LikesRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - limit: The maximum number of photos; nil for all.
  ///   - source: The source of a typed id.
  ///   - sourceIsDefault: Whether the user has left the source at its default. If so, likes from all sources can match
  ///     a typed id.
  ///   - likes: The user's likes.
  ///   - environment: The strings, the clock and the scheduler.
  public init(
    limit: Int? = nil, source: PhotoSource = .demo, sourceIsDefault: Bool = true, likes: any LikesRepository,
    environment: ViewModelEnvironment
  ) {
    self.limit = limit
    self.source = source
    self.sourceIsDefault = sourceIsDefault
    self.likes = likes
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let likeOutcomes = likes.results(
      of: .merge(
        input.unlike.map { .success(.unlike($0.id, title: $0.title)) },
        input.unlikeNamed.concatMap { unlikeRequest(named: $0) }),
      environment: environment)

    let photos = input.load
      .observing(
        loading: strings.photos.loading, empty: strings.likes.empty, isWhole: limit == nil, environment: environment
      ) {
        likes.likes(limit: limit)
      } items: { likes in
        PhotoItems(likes.map { PhotoItem($0.photo, isLiked: true, strings: strings.photos) })
      }
      .subscribing(to: likeOutcomes)
      .asDriverOnErrorJustComplete()

    let sequence = PhotoSequence(photos: photos)

    return Output(
      title: .just(strings.likes.title),
      photos: photos,
      likeChanges: likeOutcomes.compactMap(\.success).asSignalOnErrorJustComplete(),
      failures: likeOutcomes.compactMap(\.failure).asSignalOnErrorJustComplete(),
      route: input.select.map { .photo($0, in: sequence) }.asSignalOnErrorJustComplete()
    )
  }
}

extension LikedPhotosViewModel {
  /// Emits the request to unlike the photo with an id or a slug.
  @MainActor
  private func unlikeRequest(named name: String) -> Observable<Result<LikeRequest, Failure>> {
    Observable.request { () async throws(RepositoryError) in try await likes.likes(limit: nil).current() }
      .map { liked in
        liked.mapError { environment.failure($0) }.flatMap { unlikeRequest(named: name, among: $0.map(\.photo)) }
      }
  }

  /// Returns the request to unlike one of the liked photos. An id takes precedence over a slug. If several photos
  /// match, the failure asks the user to choose a source.
  private func unlikeRequest(named name: String, among liked: [Photo]) -> Result<LikeRequest, Failure> {
    let candidates = liked.filter { sourceIsDefault || $0.id.source == source }
    let byID = candidates.filter { $0.id.value == name }
    let matches = byID.isEmpty ? candidates.filter { $0.slug == name } : byID
    guard matches.count <= 1 else {
      let sources = matches.map(\.id.source.rawValue).sorted().joined(separator: ", ")
      return .failure(
        Failure(
          error: .notFound, message: strings.likes.severalLiked(name, sources),
          advice: strings.likes.chooseSource))
    }
    return .success(
      matches.first.map { .unlike($0.id, title: PhotoCard($0, strings: strings.photos).title) }
        ?? .unlike(Photo.ID(source: source, value: name), title: name))
  }
}

public import Domain
public import Reactive

/// The list of the user's likes, newest first.
public struct LikedPhotosViewModel: ViewModelType {
  public struct Input {
    /// Loads the likes; each later event reloads them, for example after a failure.
    public var load: Observable<Void>
    public var select: ControlEvent<Photo.ID>
    /// Unlikes a photo, or likes it again if it is already unliked.
    public var toggleLike: ControlEvent<PhotoItem>
    /// Unlikes the photo whose id, slug or link the user has typed.
    public var unlikeNamed: ControlEvent<PhotoReference>

    public init(
      load: Observable<Void> = .just(()), select: ControlEvent<Photo.ID> = .never,
      toggleLike: ControlEvent<PhotoItem> = .never, unlikeNamed: ControlEvent<PhotoReference> = .never
    ) {
      self.load = load
      self.select = select
      self.toggleLike = toggleLike
      self.unlikeNamed = unlikeNamed
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let photos: Driver<ListState<PhotoItems>>
    public let likeChanges: Signal<LikeChange>
    /// Failures to change a like.
    public let failures: Signal<Failure>
    public let route: Signal<PhotoRoute>
  }

  private let limit: Int?
  private let source: PhotoSource
  private let sourceIsDefault: Bool
  private let likes: any LikesRepository
  private let photos: any PhotoRepository
  private let policy: FetchPolicy
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - limit: The maximum number of photos; nil for all.
  ///   - source: The source of a typed id that matches no like.
  ///   - sourceIsDefault: Whether `source` is the default. If the user has chosen the source, a typed id matches only
  ///     likes from this source.
  ///   - likes: The user's likes.
  ///   - photos: The photos of the source, which are searched if no like matches a typed id, slug or link.
  ///   - policy: Whether the cache or the source comes first.
  ///   - environment: The strings, the clock and the scheduler.
  public init(
    limit: Int? = nil, source: PhotoSource = .demo, sourceIsDefault: Bool = true, likes: any LikesRepository,
    photos: any PhotoRepository, policy: FetchPolicy = .networkFirst, environment: ViewModelEnvironment
  ) {
    self.limit = limit
    self.source = source
    self.sourceIsDefault = sourceIsDefault
    self.likes = likes
    self.photos = photos
    self.policy = policy
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let likeOutcomes = likes.results(
      of: .merge(
        input.toggleLike.map { .success(.toggle($0)) },
        input.unlikeNamed.concatMap { reference in Observable.create { await unlikeRequest(for: reference) } }),
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
  /// Returns the request to unlike the photo whose id, slug or link the user has typed. If no like matches, loads the
  /// photo from the source.
  @MainActor
  private func unlikeRequest(for reference: PhotoReference) async -> Result<LikeRequest, Failure> {
    do throws(RepositoryError) {
      let liked = try await likes.likes(limit: nil).current().map(\.photo)
      let matches = reference.matches(in: liked, chosen: sourceIsDefault ? nil : source)
      guard matches.count <= 1 else { return .failure(ambiguity(of: reference, among: matches)) }
      if let photo = matches.first { return .success(unlikeRequest(for: photo)) }
      if let photo = try await sourcePhoto(reference) { return .success(unlikeRequest(for: photo)) }
      let id = Photo.ID(source: reference.source ?? source, value: reference.name)
      return .success(.unlikeNamed(id, title: reference.text))
    } catch {
      return .failure(environment.failure(error))
    }
  }

  private func unlikeRequest(for photo: Photo) -> LikeRequest {
    .unlikeNamed(photo.id, title: PhotoCard(photo, strings: strings.photos).title)
  }

  private func ambiguity(of reference: PhotoReference, among matches: [Photo]) -> Failure {
    let sources = matches.map(\.id.source.rawValue).sorted().joined(separator: ", ")
    return Failure(
      error: .notFound, message: strings.likes.severalLiked(reference.text, sources), advice: strings.likes.chooseSource
    )
  }

  /// Loads the photo. Returns nil for a reference to another source, and for errors other than `notFound` and
  /// `cancelled`.
  ///
  /// - Throws: `notFound` if there is no such photo, or `cancelled`.
  @MainActor
  private func sourcePhoto(_ reference: PhotoReference) async throws(RepositoryError) -> Photo? {
    guard let id = reference.id(in: source) else { return nil }
    do throws(RepositoryError) {
      return try await policy.load(.photo, now: environment.now()) { () throws(RepositoryError) in
        try await photos.cachedPhoto(id)
      } fetch: { () throws(RepositoryError) in
        try await photos.photo(id)
      }.value
    } catch {
      if error == .notFound || error == .cancelled { throw error }
      return nil
    }
  }
}

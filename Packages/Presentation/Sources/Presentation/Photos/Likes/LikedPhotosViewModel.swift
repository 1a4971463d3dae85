public import Domain
public import Reactive

/// The photos that the user likes now, newest first.
public struct LikedPhotosViewModel: ViewModelType {
  public struct Input {
    /// Loads the likes; again: loads them anew, after a failure.
    public var load: Observable<Void>
    public var select: ControlEvent<Photo.ID>
    public var unlike: ControlEvent<PhotoItem>

    public init(
      load: Observable<Void> = .just(()), select: ControlEvent<Photo.ID> = .never,
      unlike: ControlEvent<PhotoItem> = .never
    ) {
      self.load = load
      self.select = select
      self.unlike = unlike
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let photos: Driver<ListState<PhotoItems>>
    public let likeChanges: Signal<LikeChange>
    /// A like that could not be removed.
    public let failures: Signal<Failure>
    public let route: Signal<PhotoRoute>
  }

  private let limit: Int?
  private let likes: any LikesRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - limit: the maximum number of photos; `nil` for all.
  ///   - likes: the user's likes.
  ///   - environment: what every view model needs.
  public init(
    limit: Int? = nil, likes: any LikesRepository, environment: ViewModelEnvironment
  ) {
    self.limit = limit
    self.likes = likes
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let likeOutcomes = likes.results(
      of: input.unlike.map { .unlike($0.id, title: $0.title) }, environment: environment)

    let listState = input.load
      .flatMapLatest {
        likes.likes(limit: limit).results.asObservable()
          .map(listState(of:))
          .startWith(ListState(state: .loading, status: strings.photos.loading))
      }
      .startWith(ListState())
      .subscribing(to: likeOutcomes)
      .asDriverOnErrorJustComplete()

    let strip = PhotoStrip(photos: listState, more: {})

    return Output(
      title: .just(strings.photos.likes),
      photos: listState,
      likeChanges: likeOutcomes.compactMap(\.success).asSignalOnErrorJustComplete(),
      failures: likeOutcomes.compactMap(\.failure).asSignalOnErrorJustComplete(),
      route: input.select.map { .photo($0, in: strip) }.asSignalOnErrorJustComplete()
    )
  }

  private func listState(of likes: Result<[LikedPhoto], RepositoryError>) -> ListState<PhotoItems> {
    switch likes {
    case .success(let none) where none.isEmpty: ListState(state: .empty, total: 0, status: strings.photos.noLikes)
    case .success(let likes):
      ListState(
        items: PhotoItems(likes.map { PhotoItem($0.photo, isLiked: true, strings: strings.photos) }),
        state: .ended,
        total: limit == nil ? likes.count : nil)
    case .failure(let error): ListState(failure: environment.failure(error))
    }
  }
}

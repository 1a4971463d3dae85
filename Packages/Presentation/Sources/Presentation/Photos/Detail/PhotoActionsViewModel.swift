public import Domain
public import Reactive

/// The actions on a photo: like, save, share and open its web page.
///
/// An action applies to the photo that is shown when the user acts, and waits until that photo is known. If the photo
/// cannot be loaded, the action fails with the same reason.
public struct PhotoActionsViewModel: ViewModelType {
  public struct Input {
    /// The photo that is shown.
    public var photo: Driver<PhotoDetail>
    /// Likes or unlikes the photo, depending on the state that the user sees.
    public var toggleLike: ControlEvent<Void>
    /// Likes the photo.
    public var like: ControlEvent<Void>
    /// Saves the photo. Downloads run one after the other.
    public var download: ControlEvent<DownloadDestination>
    /// Performs a request that `occupied` emitted and replaces the file, even if another photo is shown by now.
    public var replace: ControlEvent<DownloadRequest>
    /// Cancels the running download.
    public var cancelDownload: ControlEvent<Void>
    public var share: ControlEvent<Void>
    /// Opens the photo's page in a browser.
    public var openPage: ControlEvent<Void>

    public init(
      photo: Driver<PhotoDetail>, toggleLike: ControlEvent<Void> = .never, like: ControlEvent<Void> = .never,
      download: ControlEvent<DownloadDestination> = .never, replace: ControlEvent<DownloadRequest> = .never,
      cancelDownload: ControlEvent<Void> = .never, share: ControlEvent<Void> = .never,
      openPage: ControlEvent<Void> = .never
    ) {
      self.photo = photo
      self.toggleLike = toggleLike
      self.like = like
      self.download = download
      self.replace = replace
      self.cancelDownload = cancelDownload
      self.share = share
      self.openPage = openPage
    }
  }

  public struct Output {
    public let activity: Driver<PhotoActivity>
    public let likeChanges: Signal<LikeChange>
    /// A message that confirms an action.
    public let messages: Signal<String>
    /// The link to share.
    public let shared: Signal<String>
    /// The page to open in a browser.
    public let openedPage: Signal<String>
    /// A request that would replace an existing file. Send it to `replace` if the user agrees.
    public let occupied: Signal<DownloadRequest>
    /// The failures of actions, except for existing files, which `occupied` emits.
    public let failures: Signal<Failure>
  }

  private let likes: any LikesRepository
  private let downloader: any PhotoDownloader
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  public init(likes: any LikesRepository, downloader: any PhotoDownloader, environment: ViewModelEnvironment) {
    self.likes = likes
    self.downloader = downloader
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let photo = input.photo.asObservable()
    // Completes without an element if another photo is shown before the current one is known.
    let target = photo.take(1)
      .flatMap { current in photo.take(while: { $0.id == current.id }) }
      .compactMap(\.target)
      .take(1)

    let likeOutcomes = likes.results(
      of: .merge(
        input.toggleLike.flatMapFirst { target }.map { $0.map(LikeRequest.init(toggling:)) },
        input.like.flatMapFirst { target }.map { $0.map(LikeRequest.like) }),
      environment: environment)

    let downloads =
      Observable
      .merge(
        input.download.flatMap { destination in
          target.map { $0.map { DownloadRequest(item: $0, destination: destination) } }
        },
        input.replace.map { .success($0) }
      )
      .concatMap { request in states(of: request, cancel: input.cancelDownload) }
      .share()

    let links = input.share.flatMap { target }.map { $0.flatMap(link) }.share()
    let pages = input.openPage.flatMap { target }.map { $0.flatMap(link) }.share()

    let activity = Observable.combineLatest(photo, downloads.startWith(.idle)) { PhotoActivity($1, of: $0) }
    let likeChanges = likeOutcomes.compactMap(\.success)
    let failures = Observable.merge(
      likeOutcomes.compactMap(\.failure), downloads.compactMap(\.failure), links.compactMap(\.failure),
      pages.compactMap(\.failure))

    return Output(
      activity: activity.subscribing(to: likeOutcomes).distinctUntilChanged().asDriverOnErrorJustComplete(),
      likeChanges: likeChanges.asSignalOnErrorJustComplete(),
      messages: Observable.merge(likeChanges.map(\.text), downloads.compactMap(\.savedText))
        .asSignalOnErrorJustComplete(),
      shared: links.compactMap(\.success).asSignalOnErrorJustComplete(),
      openedPage: pages.compactMap(\.success).asSignalOnErrorJustComplete(),
      occupied: downloads.compactMap(\.replacement).asSignalOnErrorJustComplete(),
      failures: failures.asSignalOnErrorJustComplete()
    )
  }

  /// Emits the states of a download until it ends or the user cancels it.
  @MainActor
  private func states(
    of request: Result<DownloadRequest, Failure>, cancel: ControlEvent<Void>
  ) -> Observable<DownloadState> {
    switch request {
    case .success(let request):
      Observable
        .merge(
          downloader.states(of: request, environment: environment),
          cancel.map { .cancelled(text: strings.downloads.cancelled) }
        )
        .take(until: \.isSettled, behavior: .inclusive)
    case .failure(let failure): .just(.failed(failure))
    }
  }

  private func link(of item: PhotoItem) -> Result<String, Failure> {
    let page = item.photo.links.page
    return page.isEmpty
      ? .failure(Failure(error: .notFound, message: strings.detail.noPage(item.title), advice: ""))
      : .success(page)
  }
}

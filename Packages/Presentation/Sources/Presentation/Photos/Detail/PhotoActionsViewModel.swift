public import Domain
public import Reactive

/// The actions on a photo: like, save, share and open its web page.
///
/// If no photos are selected, an action applies to the photo that is shown when the user starts the action. If the
/// photo is still loading, the action waits. If loading the photo fails, the action fails with the same error.
public struct PhotoActionsViewModel: ViewModelType {
  public struct Input {
    /// The photo that is shown.
    public var photo: Driver<PhotoDetail>
    /// The selected photos, to which actions apply. If no photo is selected, actions apply to the photo that is shown.
    public var selection: Driver<PhotoSelection>
    /// Likes or unlikes the photo, depending on the stored state.
    public var toggleLike: ControlEvent<Void>
    /// Likes the photo that is shown, even if other photos are selected.
    public var like: ControlEvent<Void>
    /// Saves the photo. The queue performs the download, which continues after the screen is closed.
    public var download: ControlEvent<DownloadDestination>
    /// Cancels the running download.
    public var cancelDownload: ControlEvent<Void>
    public var share: ControlEvent<Void>
    /// Opens the photo's page in a browser.
    public var openPage: ControlEvent<Void>
    /// The reason why the picture of the photo is not shown; nil if the picture is shown or loading.
    public var pictureFailure: Observable<Failure?>

    public init(
      photo: Driver<PhotoDetail>, selection: Driver<PhotoSelection> = .just(PhotoSelection()),
      toggleLike: ControlEvent<Void> = .never, like: ControlEvent<Void> = .never,
      download: ControlEvent<DownloadDestination> = .never, cancelDownload: ControlEvent<Void> = .never,
      share: ControlEvent<Void> = .never, openPage: ControlEvent<Void> = .never,
      pictureFailure: Observable<Failure?> = .just(nil)
    ) {
      self.photo = photo
      self.selection = selection
      self.toggleLike = toggleLike
      self.like = like
      self.download = download
      self.cancelDownload = cancelDownload
      self.share = share
      self.openPage = openPage
      self.pictureFailure = pictureFailure
    }
  }

  public struct Output {
    public let activity: Driver<PhotoActivity>
    public let likeChanges: Signal<LikeChange>
    /// The link to share, or several links, one per line.
    public let shared: Signal<String>
    /// The address of a page to open in a browser.
    public let openedPage: Signal<String>
    /// The failures of actions. The queue emits the failures of downloads, except if the photo cannot be loaded.
    public let failures: Signal<Failure>
  }

  private let likes: any LikesRepository
  private let queue: DownloadQueue
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - likes: The user's likes.
  ///   - queue: The queue that runs the downloads and emits their results.
  ///   - environment: The strings, the clock and the scheduler.
  public init(likes: any LikesRepository, queue: DownloadQueue, environment: ViewModelEnvironment) {
    self.likes = likes
    self.queue = queue
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let photo = input.photo.asObservable()
    // Completes without an element if the screen shows another photo before the current photo is loaded.
    let target = photo.take(1)
      .flatMap { current in photo.take(while: { $0.id == current.id }) }
      .compactMap(\.target)
      .take(1)

    let targets = input.selection.asObservable().take(1)
      .flatMap { selection -> Observable<Result<[PhotoItem], Failure>> in
        selection.isEmpty ? target.map { $0.map { [$0] } } : .just(.success(selection.items))
      }

    let likeOutcomes = likes.results(
      of: .merge(
        input.toggleLike.flatMap { targets }.map { $0.map(LikeRequest.init(toggling:)) },
        input.like.flatMapFirst { target }.map { $0.map(LikeRequest.like) }),
      environment: environment)

    // Adds downloads to the queue, and emits why a photo cannot be loaded.
    let unknown = input.download.flatMap { destination in targets.map { $0.requests(to: destination) } }
      .compactMap { requests -> Failure? in
        if let requests = requests.success { queue.add(requests) }
        return requests.failure
      }
      .share()
    let cancels = input.cancelDownload.map { queue.cancel() }
    let downloads = Observable.merge(queue.state.asObservable(), unknown.map { .failed($0) })

    let links = input.share.flatMap { targets }.map { pageLinks(of: $0).map { $0.joined(separator: "\n") } }.share()
    let pages = input.openPage.flatMap { targets }
      .flatMap { items -> Observable<Result<String, Failure>> in
        switch webPages(of: items) {
        case .success(let links): .from(links.map { .success($0) })
        case .failure(let failure): .just(.failure(failure))
        }
      }
      .share()

    let activity = Observable.combineLatest(photo, downloads, input.pictureFailure) {
      PhotoActivity($1, of: $0, pictureFailure: $2, strings: strings)
    }
    let likeChanges = likeOutcomes.compactMap(\.success)
    let failures = Observable.merge(
      likeOutcomes.compactMap(\.failure), unknown, links.compactMap(\.failure), pages.compactMap(\.failure))

    return Output(
      activity: activity.subscribing(to: likeOutcomes).subscribing(to: cancels).distinctUntilChanged()
        .asDriverOnErrorJustComplete(),
      likeChanges: likeChanges.asSignalOnErrorJustComplete(),
      shared: links.compactMap(\.success).asSignalOnErrorJustComplete(),
      openedPage: pages.compactMap(\.success).asSignalOnErrorJustComplete(),
      failures: failures.asSignalOnErrorJustComplete()
    )
  }

  /// Returns the links of the photos that have a page. If no photo has a page, returns the failure of the first photo.
  private func pageLinks(of items: Result<[PhotoItem], Failure>) -> Result<[String], Failure> {
    items.flatMap { items in
      let links = items.map(link)
      let found = links.compactMap(\.success)
      if found.isEmpty, let failure = links.first?.failure { return .failure(failure) }
      return .success(found)
    }
  }

  /// Returns the links to open in a browser. If all photos are from the demo catalog, returns a failure, because a
  /// browser cannot open their links.
  private func webPages(of items: Result<[PhotoItem], Failure>) -> Result<[String], Failure> {
    let isGenerated = items.success?.allSatisfy { PhotoReference.isDemoLink($0.photo.links.page) } == true
    return isGenerated
      ? .failure(Failure(error: .notFound, message: strings.detail.noDemoPage, advice: "")) : pageLinks(of: items)
  }

  private func link(of item: PhotoItem) -> Result<String, Failure> {
    let page = item.photo.links.page
    return page.isEmpty
      ? .failure(Failure(error: .notFound, message: strings.detail.noPage(item.title), advice: ""))
      : .success(page)
  }
}

extension Result where Success == [PhotoItem], Failure == Presentation.Failure {
  /// Returns the requests to save the photos, or the failure to load a photo.
  fileprivate func requests(to destination: DownloadDestination) -> Result<[DownloadRequest], Failure> {
    map { $0.map { DownloadRequest(item: $0, destination: destination) } }
  }
}

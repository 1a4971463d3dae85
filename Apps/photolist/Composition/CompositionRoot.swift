import AppSupport
import DemoServer
import Domain
import FolderSource
import Foundation
import Images
import Networking
import Persistence
import Presentation
import Reactive
import Repositories
import Synchronization
import TerminalImage

/// Builds photolist's objects from the settings. Only files of this folder may import every module.
///
/// Dependencies are passed to initializers. There is no container and no singleton.
@MainActor
final class CompositionRoot: AppRoot {
  let settings: Settings
  let console: Console
  var strings: Strings { environment.strings }

  private let source: SourceRepositories
  private var photos: any PhotoRepository { source.photos }
  private let likes: DatabaseLikesRepository
  private let searches: any RecentSearchRepository
  private let connection: SourceConnection
  let database: UserDatabase
  private let cache: CacheDatabase
  let network: NetworkStack
  private let demoServer: DemoServer?
  var usesDemoServer: Bool { demoServer != nil }
  /// The network that ``services`` opened for the demo catalog; nil if no such network is open.
  var openServices: NetworkStack?
  let folder: FolderIndex?
  let folderImages: FolderImageLoader
  let environment: ViewModelEnvironment

  /// - Throws: `CommandFailure`, if a resource cannot be opened, for example the demo catalog's server.
  convenience init(settings: Settings, console: Console) async throws {
    self.init(settings: settings, console: console, on: try await Resources(settings: settings, console: console))
    showNotices()
  }

  /// - Parameter resources: the databases and connections for these settings.
  init(settings: Settings, console: Console, on resources: Resources) {
    self.settings = settings
    self.console = console
    let strings = Strings(settings)
    let now: @Sendable () -> Date = { Date.now }
    environment = ViewModelEnvironment(
      strings: strings, now: now, scheduler: MainScheduler.instance,
      home: ProcessInfo.processInfo.environment["HOME"] ?? "")
    database = resources.database
    cache = resources.cache
    network = resources.network
    demoServer = resources.demoServer
    folder = resources.folder
    folderImages = FolderImageLoader(store: resources.responses) { jpeg, width, orientation in
      try RGBImage(jpeg: jpeg, width: width, orientation: orientation).jpeg()
    }
    searches = DatabaseRecentSearchRepository(database: database)
    connection = SourceConnection()
    likes = DatabaseLikesRepository(database: database)
    if let folder {
      source = SourceRepositories(folder: folder, now: now)
      return
    }

    var limits = Limits(bodyBytes: 16 << 20)
    limits.totalTime = .seconds(settings.timeout)
    let onMalformedItem: @Sendable (ErrorReason) -> Void = { problem in
      if settings.verbosity > 0 { console.print(strings.commands.itemLeftOut(strings.reasons.text(problem))) }
    }
    let api: any PhotoAPI =
      switch settings.source {
      // If the source is a folder, this API receives no requests.
      case .demo, .folder:
        UnsplashAPI(
          transport: network.transport, base: BaseURL(DemoServer.socketBaseURL) ?? UnsplashAPI.officialBase,
          accessKey: nil, source: .demo, limits: limits, now: now, connection: connection,
          onMalformedItem: onMalformedItem)
      case .unsplash:
        UnsplashAPI(
          transport: network.transport, base: settings.unsplashBase, accessKey: settings.accessKey, limits: limits,
          now: now, connection: connection, onMalformedItem: onMalformedItem)
      case .picsum:
        PicsumAPI(
          transport: network.transport, base: settings.picsumBase, limits: limits, now: now, connection: connection,
          onMalformedItem: onMalformedItem)
      }

    let isWarned = Mutex(false)
    let onStoreFailure: @Sendable (RepositoryError) -> Void = { error in
      // Warns only once, because a cause such as a full disk usually affects all responses.
      let isFirst = isWarned.withLock { isWarned in
        defer { isWarned = true }
        return !isWarned
      }
      guard isFirst else { return }
      console.warn(strings.commands.storesNothing(strings.failures.message(error)))
    }
    var fileLimits = Limits(bodyBytes: 1 << 30)
    fileLimits.firstByteTime = .seconds(settings.timeout)
    fileLimits.idleTime = .seconds(settings.timeout)
    source = SourceRepositories(
      api: api, photoStore: PhotoStore(cache: cache, likes: likes, source: settings.source),
      topicStore: TopicStore(cache: cache, source: settings.source),
      downloader: DefaultPhotoDownloader(api: api, transport: network.transport, limits: fileLimits, now: now),
      onStoreFailure: onStoreFailure)
  }

  /// Prints notices about the databases and about the default source.
  func showNotices() {
    database.showNotices(on: console, strings: strings)
    if settings.sourceIsDefault, settings.source == .demo {
      console.print(strings.commands.demoNotice)
    }
  }

  /// The maximum number of cached photos. The maximum number takes about 100 MB.
  private static let cachedPhotos = 100_000

  /// Loads the missing details of photos that were liked in a list. Runs until the task is canceled.
  func completeLikes() async {
    await LikeCompleter(likes: likes, photos: photos, source: settings.source).run()
  }

  /// Closes the connections, the databases and the demo server.
  func close() async {
    await folder?.close()
    await showSkippedFiles()
    await network.shutdown()
    await openServices?.shutdown()
    await demoServer?.stop()
    // A failure to trim can be ignored, because the next run trims the cache again.
    if !settings.isOffline { _ = try? await cache.trim(toPhotos: Self.cachedPhotos) }
    // A failure to close can be ignored, because all writes are durable and the process ends.
    try? cache.close()
    try? database.close()
  }

  /// Prints the number of files of the user's folder that cannot be shown, and with `-v` the reason for each file.
  private func showSkippedFiles() async {
    guard let folder, await folder.hasListed else { return }
    let skipped = await folder.skipped
    if !skipped.isEmpty { console.print(strings.source.skippedFiles(skipped.count)) }
    if settings.verbosity > 0 {
      for file in skipped { console.print(strings.reasons.text(file.errorReason)) }
    }
  }

  /// - Parameter policy: `cacheFirst` for screens, which show cached photos at once; `networkFirst` for commands.
  func photoList(
    of feed: PhotoFeed, title: String? = nil, firstPage: PageRequest, policy: FetchPolicy = .cacheFirst
  ) -> PhotoListViewModel {
    PhotoListViewModel(
      feed: feed, title: title, firstPage: firstPage, photos: photos, policy: unlessOffline(policy), likes: likes,
      environment: environment)
  }

  func photoSearch(firstPage: PageRequest, policy: FetchPolicy = .cacheFirst) -> PhotoSearchViewModel {
    PhotoSearchViewModel(
      firstPage: firstPage, photos: photos, policy: unlessOffline(policy), searches: searches, likes: likes,
      environment: environment)
  }

  func topicList(policy: FetchPolicy = .cacheFirst) -> TopicListViewModel {
    TopicListViewModel(topics: source.topics, policy: unlessOffline(policy), environment: environment)
  }

  func collectionList(firstPage: PageRequest) -> CollectionListViewModel {
    CollectionListViewModel(
      firstPage: firstPage, collections: source.collections, policy: unlessOffline(.networkFirst),
      environment: environment)
  }

  /// Returns the id of the photo that the user has named: with an id, or with the link to the page of a cached photo.
  ///
  /// - Throws: `CommandFailure`, if the user has named a photo of another source.
  func photoID(_ reference: PhotoReference) async throws -> Photo.ID {
    if reference.isLink {
      let page = Photo.ID(source: settings.source, value: reference.text)
      if let photo = try? await photos.cachedPhoto(page) { return photo.value.id }
    }
    guard let id = reference.id(in: settings.source) else {
      throw CommandFailure(otherSource: reference, strings: strings)
    }
    return id
  }

  func photoPager(
    _ id: Photo.ID, in sequence: PhotoSequence? = nil, policy: FetchPolicy = .cacheFirst
  ) -> PhotoPagerViewModel {
    PhotoPagerViewModel(
      id: id, in: sequence, photos: photos, policy: unlessOffline(policy), likes: likes, environment: environment)
  }

  /// - Parameter queue: the queue that runs the downloads. Downloads end when the queue is released.
  func photoActions(queue: DownloadQueue) -> PhotoActionsViewModel {
    PhotoActionsViewModel(likes: likes, queue: queue, environment: environment)
  }

  func downloadQueue() -> DownloadQueue { DownloadQueue(downloader: source.downloader, environment: environment) }

  func photoLinks() -> PhotoLinksViewModel { PhotoLinksViewModel(environment: environment) }

  func photoFiles() -> PhotoFileViewModel {
    PhotoFileViewModel(
      downloader: source.downloader, folder: OpenedFiles(settings.paths).preparedFolder(), environment: environment)
  }

  func listEnd() -> ListEndViewModel { ListEndViewModel(environment: environment) }

  func photoSelection() -> PhotoSelectionViewModel { PhotoSelectionViewModel(environment: environment) }

  func undo() -> UndoViewModel {
    UndoViewModel(likes: likes, searches: searches, environment: environment)
  }

  func photoStatistics(_ id: Photo.ID, days: Int) -> PhotoStatisticsViewModel {
    PhotoStatisticsViewModel(
      of: id, days: days, repository: source.statistics,
      policy: unlessOffline(.networkFirst), environment: environment)
  }

  func sourceStatus() -> SourceStatusViewModel {
    SourceStatusViewModel(source: connection, policy: unlessOffline(.cacheFirst), environment: environment)
  }

  /// Returns `cacheOnly` in offline mode, and the given policy otherwise. Offline mode does not apply to a folder,
  /// because a folder needs no network.
  private func unlessOffline(_ policy: FetchPolicy) -> FetchPolicy {
    settings.isOffline && folder == nil ? .cacheOnly : policy
  }

  func likedPhotos(limit: Int? = nil) -> LikedPhotosViewModel {
    LikedPhotosViewModel(
      limit: limit, source: settings.source, sourceIsDefault: settings.sourceIsDefault, likes: likes, photos: photos,
      policy: unlessOffline(.networkFirst), environment: environment)
  }
}

extension CommandFailure {
  fileprivate init(otherSource photo: PhotoReference, strings: Strings) {
    let source = photo.source?.rawValue ?? ""
    self.init(
      message: strings.arguments.otherSource(photo.text, source), advice: strings.arguments.useSource(source),
      status: .noSuchPhoto)
  }
}

import AppSupport
import DemoServer
import Domain
import Images
import Networking
import Persistence
import Presentation
import Reactive
import Repositories
import Synchronization
import TerminalImage

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Builds the graph by hand, from the settings: the only place that sees every module.
///
/// Dependencies are passed to initializers. There is no container and no singleton.
@MainActor
final class CompositionRoot: AppRoot {
  let settings: Settings
  let console: Console
  var strings: Strings { environment.strings }

  private let photos: any PhotoRepository
  private let topics: any TopicRepository
  private let collections: any CollectionRepository
  private let statistics: any PhotoStatisticsRepository
  private let likes: DatabaseLikesRepository
  private let searches: any RecentSearchRepository
  private let connection: SourceConnection
  private let downloader: any PhotoDownloader
  private let database: UserDatabase
  private let cache: CacheDatabase
  private let network: NetworkStack
  private let demoServer: DemoServer?
  private let environment: ViewModelEnvironment

  /// - Throws: `CommandFailure`, where the demo catalogue does not start.
  convenience init(settings: Settings, console: Console) async throws {
    self.init(settings: settings, console: console, on: try await Resources(settings: settings, console: console))
    showNotices()
  }

  /// - Parameter resources: what was opened for these settings.
  init(settings: Settings, console: Console, on resources: Resources) {
    self.settings = settings
    self.console = console
    let strings = Strings(settings)
    let now: @Sendable () -> Date = { Date.now }
    environment = ViewModelEnvironment(strings: strings, now: now, scheduler: MainScheduler.instance)
    database = resources.database
    cache = resources.cache
    network = resources.network
    demoServer = resources.demoServer
    searches = DatabaseRecentSearchRepository(database: database)
    connection = SourceConnection()

    var limits = Limits(bodyBytes: 16 << 20)
    limits.totalTime = .seconds(settings.timeout)
    let api: any PhotoAPI =
      switch settings.source {
      case .demo:
        UnsplashAPI(
          transport: network.transport, base: BaseURL(DemoServer.socketBaseURL) ?? UnsplashAPI.officialBase,
          accessKey: nil, source: .demo, limits: limits, now: now, connection: connection)
      case .unsplash:
        UnsplashAPI(
          transport: network.transport, base: settings.unsplashBase, accessKey: settings.accessKey, limits: limits,
          now: now, connection: connection)
      case .picsum:
        PicsumAPI(
          transport: network.transport, base: settings.picsumBase, limits: limits, now: now, connection: connection)
      }

    likes = DatabaseLikesRepository(database: database)
    let photoStore = PhotoStore(cache: cache, likes: likes, source: settings.source)
    let topicStore = TopicStore(cache: cache, source: settings.source)
    let isWarned = Mutex(false)
    let onStoreFailure: @Sendable (RepositoryError) -> Void = { error in
      // Every fetch fails to be cached, for example on a full disk.
      let isFirst = isWarned.withLock { isWarned in
        defer { isWarned = true }
        return !isWarned
      }
      guard isFirst else { return }
      console.warn(strings.commands.storesNothing(strings.failures.message(error)))
    }
    let photos = DefaultPhotoRepository(api: api, store: photoStore, onStoreFailure: onStoreFailure)
    self.photos = photos
    statistics = photos
    collections = api
    topics = DefaultTopicRepository(api: api, store: topicStore, onStoreFailure: onStoreFailure)
    var fileLimits = Limits(bodyBytes: 1 << 30)
    fileLimits.firstByteTime = .seconds(settings.timeout)
    fileLimits.idleTime = .seconds(settings.timeout)
    downloader = DefaultPhotoDownloader(api: api, transport: network.transport, limits: fileLimits, now: now)
  }

  /// Says what the user should know of the source and of the store.
  func showNotices() {
    database.showNotices(on: console)
    if settings.sourceIsDefault, settings.source == .demo {
      console.print(strings.commands.demoNotice)
    }
  }

  /// The number of photos that stay cached: about 100 MB.
  private static let cachedPhotos = 100_000

  /// Adds the details to photos that are liked in lists, from the cache or the source, until the task is cancelled.
  func completeLikes() async {
    await LikeCompleter(likes: likes, photos: photos, source: settings.source).run()
  }

  /// Gives back what the graph holds: connections, the store, the demo catalogue's socket.
  func close() async {
    await network.shutdown()
    await demoServer?.stop()
    // Failing to trim is harmless; it is tried again on the next run.
    if !settings.isOffline { _ = try? await cache.trim(toPhotos: Self.cachedPhotos) }
    // What cannot be closed is closed by the end of the process; what was written is on the disk.
    try? cache.close()
    try? database.close()
  }

  /// - Parameter policy: a screen shows cached photos at once; a command waits for the source.
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
    TopicListViewModel(topics: topics, policy: unlessOffline(policy), environment: environment)
  }

  func collectionList(firstPage: PageRequest) -> CollectionListViewModel {
    CollectionListViewModel(
      firstPage: firstPage, collections: collections, policy: unlessOffline(.networkFirst), environment: environment)
  }

  /// - Parameter value: the id or the slug of a photo of the source.
  func photoPager(_ value: String) -> PhotoPagerViewModel {
    photoPager(Photo.ID(source: settings.source, value: value), policy: .networkFirst)
  }

  func photoPager(
    _ id: Photo.ID, in sequence: PhotoSequence? = nil, policy: FetchPolicy = .cacheFirst
  ) -> PhotoPagerViewModel {
    PhotoPagerViewModel(
      id: id, in: sequence, photos: photos, policy: unlessOffline(policy), likes: likes, environment: environment)
  }

  func photoActions() -> PhotoActionsViewModel {
    PhotoActionsViewModel(likes: likes, downloader: downloader, environment: environment)
  }

  /// - Parameter value: the id of a photo of the source.
  func photoStatistics(_ value: String, days: Int) -> PhotoStatisticsViewModel {
    PhotoStatisticsViewModel(
      of: Photo.ID(source: settings.source, value: value), days: days, repository: statistics,
      policy: unlessOffline(.networkFirst), environment: environment)
  }

  func sourceStatus() -> SourceStatusViewModel {
    SourceStatusViewModel(source: connection, policy: unlessOffline(.cacheFirst), environment: environment)
  }

  /// `--offline`: the one place where it becomes a policy. Below it, the network stack refuses every request.
  private func unlessOffline(_ policy: FetchPolicy) -> FetchPolicy {
    settings.isOffline ? .cacheOnly : policy
  }

  func pictures() -> ImageLoader<PictureRequest, PreparedPicture> {
    var limits = Limits(bodyBytes: 32 << 20)
    limits.firstByteTime = .seconds(settings.timeout)
    return ImageLoader(
      fetch: { [transport = network.transport, limits] picture in
        guard var request = Request(url: picture.address) else { throw PictureError.badAddress }
        request.limits = limits
        let response = try await transport.send(request)
        guard response.isSuccessful else { throw PictureError.refused }
        return response.body
      },
      decode: { file, picture in try PreparedPicture(jpeg: file, for: picture) })
  }

  func likedPhotos() -> LikedPhotosViewModel {
    LikedPhotosViewModel(
      source: settings.source, sourceIsDefault: settings.sourceIsDefault, likes: likes, environment: environment)
  }
}

/// Why a picture's file cannot be fetched.
enum PictureError: Error {
  case badAddress
  case refused
}

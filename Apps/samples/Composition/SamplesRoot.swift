import AppSupport
import Domain
import Foundation
import Logging
import Networking
import Persistence
import Presentation
import Reactive
import Repositories

/// Builds the samples' objects. A sample opens a database or a connection only if the sample needs one.
@MainActor
final class SamplesRoot: AppRoot {
  let settings: Settings
  let console: Console
  var strings: Strings { environment.strings }

  private var database: UserDatabase?
  private var network: NetworkStack?
  private let environment: ViewModelEnvironment
  private var now: @Sendable () -> Date { environment.now }

  init(settings: Settings, console: Console) {
    self.settings = settings
    self.console = console
    environment = ViewModelEnvironment(
      strings: Strings(settings.common.language), now: { Date.now }, scheduler: MainScheduler.instance)
  }

  func close() async {
    await network?.shutdown()
    // A failure to close can be ignored, because all writes are durable and the process ends.
    try? database?.close()
  }

  func counter() -> CounterViewModel { CounterViewModel() }

  func memos() throws -> any MemoRepository {
    DatabaseMemoRepository(database: try openDatabase())
  }

  func memoList(_ memos: any MemoRepository) -> MemoListViewModel {
    MemoListViewModel(repository: memos, environment: environment)
  }

  func memoComposer(_ memo: Memo?, _ memos: any MemoRepository) -> MemoComposerViewModel {
    MemoComposerViewModel(editing: memo, repository: memos, environment: environment)
  }

  func friends() throws -> any FriendRepository {
    DatabaseFriendRepository(database: try openDatabase())
  }

  func friendList(_ friends: any FriendRepository) -> FriendListViewModel {
    FriendListViewModel(repository: friends, environment: environment)
  }

  func addPet(_ friends: any FriendRepository) -> AddPetViewModel {
    AddPetViewModel(repository: friends, environment: environment)
  }

  func bodyMassForm() -> BodyMassFormViewModel { BodyMassFormViewModel(strings: strings) }

  func bodyMassResult(_ index: BodyMassIndex) -> BodyMassResultViewModel {
    BodyMassResultViewModel(index, strings: strings)
  }

  /// - Throws: `CommandFailure`, if the file of the recording or replay cannot be used.
  func musicSearch(_ shop: MusicShop, _ cassette: NetworkStack.Cassette?) throws -> MusicSearchViewModel {
    let itunes = shop == .demo ? nil : try shopNetwork(cassette)
    let artworks = DemoArtworkRepository(
      paint: { album async throws(RepositoryError) in try await DemoCover.paint(album) },
      else: itunes.map { HTTPArtworkRepository(transport: $0.transport, now: now) })
    return MusicSearchViewModel(
      music: music(shop, over: itunes?.transport),
      makeDetail: { [environment] in SongDetailViewModel($0, artworks: artworks, environment: environment) },
      environment: environment)
  }

  private func music(_ shop: MusicShop, over transport: (any Transport)?) -> any MusicRepository {
    guard let transport else { return DemoMusicRepository() }
    var limits = Limits(bodyBytes: 16 << 20)
    limits.totalTime = .seconds(settings.common.timeout)
    let itunes = ITunesMusicRepository(
      transport: transport, base: settings.itunesBase, limits: limits, now: now)
    return switch shop {
    case .demo, .itunes: itunes
    case .auto:
      FallbackMusicRepository(itunes, else: DemoMusicRepository()) { [console, strings] error in
        console.print("\(strings.failures.message(error)) \(SampleText(strings.language).demoSongs)")
      }
    }
  }

  private func shopNetwork(_ cassette: NetworkStack.Cassette?) throws -> NetworkStack {
    let logger = Logger(label: "samples") { [console, verbosity = settings.common.verbosity] _ in
      ConsoleLogHandler(console: console, verbosity: verbosity)
    }
    let limit = ITunesMusicRepository.rateLimit
    let certificates = settings.common.certificates
    let configuration = CurlConfiguration(caFile: certificates.file, caFolder: certificates.folder)
    do throws(CassetteError) {
      let network =
        try cassette.map { cassette throws(CassetteError) in
          try NetworkStack(cassette: cassette, configuration: configuration, rateLimit: limit, logger: logger)
        }
        ?? NetworkStack(
          configuration: configuration, rateLimit: limit, isOffline: settings.common.isOffline, logger: logger)
      self.network = network
      return network
    } catch {
      throw CommandFailure(error, strings: strings)
    }
  }

  private func openDatabase() throws -> UserDatabase {
    let database = UserDatabase(paths: settings.common.paths, console: console, strings: strings, now: now)
    if let failure = database.failure { throw CommandFailure(strings.failures.failure(failure, now: now())) }
    database.showNotices(on: console, strings: strings)
    self.database = database
    return database
  }
}

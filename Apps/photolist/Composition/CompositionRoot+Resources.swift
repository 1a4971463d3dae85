import AppSupport
import DemoServer
import Domain
import FolderSource
import Foundation
import Logging
import Networking
import Persistence
import Presentation

/// Opens the databases, the network and the demo server.
extension CompositionRoot {
  /// The databases and connections that the object graph needs, and that take time to open.
  struct Resources: Sendable {
    let database: UserDatabase
    let cache: CacheDatabase
    let network: NetworkStack
    /// The cache of server responses and of scaled images from the user's folder.
    let responses: any ResponseStore
    /// The photos of the user's folder; nil for other sources.
    let folder: FolderIndex?
    /// The demo catalog's server; nil for other sources.
    let demoServer: DemoServer?

    /// Opens all databases and connections without blocking the caller's actor.
    ///
    /// - Throws: `CommandFailure`, if the demo catalog's server does not start, or if the user's folder or a recording
    ///   cannot be used.
    @concurrent
    init(settings: Settings, console: Console) async throws {
      // Responses are cached in memory if the folder cannot be created.
      let disk: (any ResponseStore)? = try? DiskStore(folder: settings.paths.responses)
      let responses = disk ?? MemoryStore()
      self.responses = responses
      // The network and the databases are opened in parallel, because each takes tens of milliseconds.
      async let connected = Self.connect(settings: settings, console: console, responses: responses)
      database = UserDatabase(
        paths: settings.paths, console: console, strings: Strings(settings.language), now: { Date.now })
      // A recording must contain every response, so the caches on the disk are not used.
      let cache =
        settings.cassette == nil
        ? CacheDatabase(path: settings.paths.cacheDatabase, now: { Date.now }) : .inMemory(now: { Date.now })
      self.cache = cache
      folder = try settings.folder.map { try Self.index(of: $0, cache: cache, settings: settings, console: console) }
      (demoServer, network) = try await connected
    }

    @concurrent
    private static func connect(
      settings: Settings, console: Console, responses: any ResponseStore
    ) async throws -> (demoServer: DemoServer?, network: NetworkStack) {
      let demoServer = settings.source == .demo && !settings.isOffline && !settings.isReplay ? DemoServer() : nil
      do throws(DemoServerError) {
        try await demoServer?.start()
      } catch {
        let strings = Strings(settings.language).usage
        throw CommandFailure(
          message: strings.demoServerFailed("\(error)"), advice: strings.chooseAnotherSource, status: .unavailable)
      }
      let network = try network(settings, console, responses, unixSocketPath: await demoServer?.socketPath)
      return (demoServer, network)
    }

    private static func network(
      _ settings: Settings, _ console: Console, _ responses: any ResponseStore, unixSocketPath: String?
    ) throws -> NetworkStack {
      let configuration = CurlConfiguration(
        unixSocketPath: unixSocketPath, caFile: settings.certificates.file, caFolder: settings.certificates.folder)
      let logger = Logger(label: "photolist") { _ in
        ConsoleLogHandler(console: console, verbosity: settings.verbosity)
      }
      if let cassette = settings.cassette {
        do throws(CassetteError) {
          return try NetworkStack(cassette: cassette, configuration: configuration, logger: logger)
        } catch {
          throw CommandFailure(error, strings: Strings(settings.language))
        }
      }
      return NetworkStack(
        configuration: configuration, store: responses, isOffline: settings.isOffline, logger: logger)
    }

    private static func index(
      of folder: String, cache: CacheDatabase, settings: Settings, console: Console
    ) throws -> FolderIndex {
      let strings = Strings(settings.language)
      do throws(FolderError) {
        return try FolderIndex(
          path: folder, store: FolderFileStore(cache: cache), words: SearchWords(cache: cache),
          onStoreFailure: { console.warn(strings.commands.storesNothing(strings.failures.message($0))) })
      } catch {
        throw CommandFailure(error, strings: strings)
      }
    }
  }
}

extension CommandFailure {
  fileprivate init(_ error: FolderError, strings: Strings) {
    let message =
      switch error {
      case .notFound(let path): strings.usage.noFolder(path)
      case .notFolder(let path): strings.usage.isNoFolder(path)
      case .unreadable(let path, let problem): strings.reasons.text(.unreadable(path: path, problem))
      }
    self.init(message: message, advice: strings.usage.chooseFolder, status: .noSuchPhoto)
  }
}

extension Settings {
  fileprivate var isReplay: Bool { if case .replay = cassette { true } else { false } }
}

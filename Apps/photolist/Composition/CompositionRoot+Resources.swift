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
  /// The databases and connections that the object graph needs. Opening them takes time.
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
    /// - Throws: `CommandFailure`, if the demo catalog's server does not start, or the user's folder cannot be read.
    @concurrent
    init(settings: Settings, console: Console) async throws {
      // Responses are cached in memory if the folder cannot be created.
      let disk: (any ResponseStore)? = try? DiskStore(folder: settings.paths.responses)
      let responses = disk ?? MemoryStore()
      self.responses = responses
      // The network and the databases are opened in parallel, because each takes tens of milliseconds.
      async let connected = Self.connect(settings: settings, console: console, responses: responses)
      database = UserDatabase(paths: settings.paths, console: console, now: { Date.now })
      let cache = CacheDatabase(path: Self.cachePath(settings), now: { Date.now })
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
        throw CommandFailure(message: "\(error)", status: .unavailable)
      }
      let network = try network(settings, console, responses, unixSocketPath: await demoServer?.socketPath)
      return (demoServer, network)
    }

    private static func network(
      _ settings: Settings, _ console: Console, _ responses: any ResponseStore, unixSocketPath: String?
    ) throws -> NetworkStack {
      let configuration = CurlConfiguration(unixSocketPath: unixSocketPath)
      let logger = Logger(label: "photolist") { _ in
        ConsoleLogHandler(console: console, verbosity: settings.verbosity)
      }
      if let cassette = settings.cassette {
        do throws(CassetteError) {
          // The disk cache is not used, because a recording must contain every response.
          return try NetworkStack(cassette: cassette, configuration: configuration, logger: logger)
        } catch {
          throw CommandFailure(error)
        }
      }
      return NetworkStack(
        configuration: configuration, store: responses, isOffline: settings.isOffline, logger: logger)
    }

    /// The path of the cache. For a recording or a replay, no file can exist at the path, so the cache is in memory.
    private static func cachePath(_ settings: Settings) -> String {
      settings.cassette == nil ? settings.paths.cacheDatabase : "/dev/null/cache.sqlite"
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
        throw CommandFailure(error)
      }
    }
  }
}

extension CommandFailure {
  fileprivate init(_ error: FolderError) {
    let advice = "Write --source folder PATH with a folder that you may read."
    switch error {
    case .notFound(let path):
      self.init(message: "No such folder: \(path).", advice: advice, status: .noSuchPhoto)
    case .notFolder(let path):
      self.init(message: "Not a folder: \(path).", advice: advice, status: .noSuchPhoto)
    case .unreadable(let path, let reason):
      self.init(message: "Cannot read the folder \(path): \(reason).", advice: advice, status: .noSuchPhoto)
    }
  }
}

extension Settings {
  fileprivate var isReplay: Bool { if case .replay = cassette { true } else { false } }
}

extension CommandFailure {
  fileprivate init(_ error: CassetteError) {
    let (advice, status): (String, ExitStatus) =
      switch error {
      case .exists: ("Choose another name, or remove the file.", .cannotWrite)
      case .cannotWrite: ("Choose another place.", .cannotWrite)
      case .cannotRead: ("Check the name of the file.", .noSuchPhoto)
      case .malformed: ("Use a file that --record has written.", .badData)
      }
    self.init(message: "\(error)", advice: advice, status: status)
  }
}

import AppSupport
import DemoServer
import Domain
import FolderSource
import Logging
import Networking
import Persistence
import Presentation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CompositionRoot {
  /// What the graph stands on, and what takes time to open.
  struct Resources: Sendable {
    let database: UserDatabase
    let cache: CacheDatabase
    let network: NetworkStack
    /// Holds what can be loaded again: responses of servers, and scaled photos of a folder.
    let responses: any ResponseStore
    /// The photos of the user's folder, if that is the source.
    let folder: FolderIndex?
    /// What stands at the network's end, if that is the demo catalogue.
    let demoServer: DemoServer?

    /// Opens all of it, not on the caller's actor.
    ///
    /// - Throws: `CommandFailure`, where the demo catalogue does not start, or the folder cannot be read.
    @concurrent
    init(settings: Settings, console: Console) async throws {
      // The databases and the network take some ten milliseconds each.
      let responses = Self.responseStore(folder: settings.paths.responses)
      self.responses = responses
      async let connected = Self.connect(settings: settings, console: console, responses: responses)
      database = UserDatabase(paths: settings.paths, now: { Date.now })
      let cache = CacheDatabase(path: settings.paths.cacheDatabase, now: { Date.now })
      self.cache = cache
      folder = try settings.folder.map { try Self.index(of: $0, cache: cache, settings: settings, console: console) }
      (demoServer, network) = try await connected
    }

    @concurrent
    private static func connect(
      settings: Settings, console: Console, responses: any ResponseStore
    ) async throws -> (demoServer: DemoServer?, network: NetworkStack) {
      let demoServer = settings.source == .demo && !settings.isOffline ? DemoServer() : nil
      do throws(DemoServerError) {
        try await demoServer?.start()
      } catch {
        throw CommandFailure(message: "\(error)", status: .unavailable)
      }
      let network = NetworkStack(
        configuration: CurlConfiguration(unixSocketPath: await demoServer?.socketPath),
        store: responses,
        isOffline: settings.isOffline,
        logger: Logger(label: "photolist") { _ in ConsoleLogHandler(console: console, verbosity: settings.verbosity) }
      )
      return (demoServer, network)
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

    /// Answers are kept for the next run; where the folder cannot be made, for this one.
    private static func responseStore(folder: String) -> any ResponseStore {
      do {
        return try DiskStore(folder: folder)
      } catch {
        return MemoryStore()
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

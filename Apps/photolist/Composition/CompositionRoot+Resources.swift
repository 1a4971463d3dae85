import AppSupport
import DemoServer
import Domain
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
    /// What stands at the network's end, if that is the demo catalogue.
    let demoServer: DemoServer?

    /// Opens all of it, not on the caller's actor.
    ///
    /// - Throws: `CommandFailure`, where the demo catalogue does not start.
    @concurrent
    init(settings: Settings, console: Console) async throws {
      // The databases and the network take some ten milliseconds each.
      async let connected = Self.connect(settings: settings, console: console)
      database = UserDatabase(paths: settings.paths, console: console, now: { Date.now })
      cache = CacheDatabase(path: settings.paths.cacheDatabase, now: { Date.now })
      (demoServer, network) = try await connected
    }

    @concurrent
    private static func connect(
      settings: Settings, console: Console
    ) async throws -> (demoServer: DemoServer?, network: NetworkStack) {
      let demoServer = settings.source == .demo && !settings.isOffline ? DemoServer() : nil
      do throws(DemoServerError) {
        try await demoServer?.start()
      } catch {
        throw CommandFailure(message: "\(error)", status: .unavailable)
      }
      let network = NetworkStack(
        configuration: CurlConfiguration(unixSocketPath: await demoServer?.socketPath),
        store: responseStore(folder: settings.paths.responses),
        isOffline: settings.isOffline,
        logger: Logger(label: "photolist") { _ in ConsoleLogHandler(console: console, verbosity: settings.verbosity) }
      )
      return (demoServer, network)
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

import AppSupport
import DemoServer
import Domain
import Foundation
import Logging
import Networking
import Persistence
import Presentation

/// Opens the databases, the network and the demo server.
extension CompositionRoot {
  /// The databases and connections that the object graph needs. They take time to open.
  struct Resources: Sendable {
    let database: UserDatabase
    let cache: CacheDatabase
    let network: NetworkStack
    /// The demo catalog's server; nil for other sources.
    let demoServer: DemoServer?

    /// Opens everything, off the caller's actor.
    ///
    /// - Throws: `CommandFailure`, if the demo catalog's server does not start.
    @concurrent
    init(settings: Settings, console: Console) async throws {
      // The network and the databases are opened in parallel, because each takes tens of milliseconds.
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
      // Responses are cached in memory if the folder cannot be created.
      let disk: (any ResponseStore)? = try? DiskStore(folder: settings.paths.responses)
      let network = NetworkStack(
        configuration: CurlConfiguration(unixSocketPath: await demoServer?.socketPath),
        store: disk ?? MemoryStore(),
        isOffline: settings.isOffline,
        logger: Logger(label: "photolist") { _ in ConsoleLogHandler(console: console, verbosity: settings.verbosity) }
      )
      return (demoServer, network)
    }
  }
}

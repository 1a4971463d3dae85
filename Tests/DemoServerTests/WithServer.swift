import DemoServer
import Foundation

/// Runs a server in a folder of its own for as long as `body` does.
func withServer<Result>(
  _ catalogue: Catalogue = .small,
  accessKey: String? = nil,
  requestsPerHour: Int = 5_000,
  faults: Faults = Faults(),
  _ body: (Client, DemoServer) async throws -> Result
) async throws -> Result {
  let folder = temporaryPath()
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let server = DemoServer(
    catalogue: catalogue,
    configuration: .init(
      endpoint: .privateSocket(folder: folder), accessKey: accessKey, requestsPerHour: requestsPerHour, faults: faults))
  try await server.start()
  do {
    guard let path = await server.socketPath else { throw Client.Malformed() }
    let result = try await body(Client(address: .socket(path)), server)
    await server.stop()
    return result
  } catch {
    await server.stop()
    throw error
  }
}

/// A path that nothing is at, short enough for a socket.
func temporaryPath() -> String {
  "/tmp/dst-\(UInt64.random(in: 0...UInt64.max))"
}

extension Catalogue {
  /// Enough for three pages of 30, and not much to render.
  static let small = Catalogue(seed: 7, photoCount: 72)
}

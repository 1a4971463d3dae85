import DemoServer
import Foundation

/// Runs a server in a temporary folder while `body` runs.
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

/// Returns an unused path that is short enough for a socket.
func temporaryPath() -> String {
  "/tmp/dst-\(UInt64.random(in: 0...UInt64.max))"
}

extension Catalogue {
  /// A catalog of 72 photos, which is generated quickly.
  static let small = Catalogue(seed: 7, photoCount: 72)
}

import Foundation
import Networking
import Testing

/// A server from another project, which `Tests/servers` runs during a suite.
struct ForeignServer: Sendable {
  /// The server of the running suite.
  @TaskLocal static var current: ForeignServer?

  let folder: TemporaryFolder

  /// A transport for HTTP/1.1 without TLS.
  var transport: CurlTransport {
    CurlTransport(configuration: CurlConfiguration(unixSocketPath: folder.file("http.sock")))
  }

  /// Creates a transport for TLS. By default it trusts only the server's own authority.
  func secureTransport(caFile: String? = nil, pinnedPublicKey: String? = nil) -> CurlTransport {
    CurlTransport(
      configuration: CurlConfiguration(
        unixSocketPath: folder.file("https.sock"),
        caFile: caFile ?? folder.file("ca.pem"),
        pinnedPublicKey: pinnedPublicKey
      )
    )
  }

  /// Whether the server is available. Installs it if possible, and otherwise prints the reason.
  static func isAvailable(_ name: String) -> Bool {
    (try? script("install", name)) == 0
  }

  fileprivate static func start(_ name: String) throws -> ForeignServer {
    let folder = try TemporaryFolder()
    try #require(script("start", name, folder.path) == 0, "\(name) did not start")
    return ForeignServer(folder: folder)
  }

  fileprivate func stop() throws {
    _ = try Self.script("stop", folder.path)
  }

  private static func script(_ arguments: String...) throws -> Int32 {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = tests.appending(path: "servers")
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension Trait where Self == ForeignServerTrait {
  /// Runs the suite with this server as `ForeignServer.current`, which serves `files`.
  static func served(by name: String, files: [String: [UInt8]] = [:]) -> Self {
    ForeignServerTrait(name: name, files: files)
  }
}

struct ForeignServerTrait: SuiteTrait, TestScoping {
  let name: String
  let files: [String: [UInt8]]

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let server = try ForeignServer.start(name)
    for (path, bytes) in files { try server.folder.write(bytes, to: "www/" + path) }
    try await ForeignServer.$current.withValue(server) { try await function() }
    try server.stop()
  }
}

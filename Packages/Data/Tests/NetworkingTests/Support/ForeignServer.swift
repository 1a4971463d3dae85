import Foundation
import Networking
import Subprocess
import SystemPackage
import Testing

/// nginx or httpbin, which `Tests/servers` runs during a suite.
struct ForeignServer: Sendable {
  /// The server of the running suite.
  @TaskLocal static var current: ForeignServer?

  let folder: TemporaryFolder

  /// A transport for HTTP/1.1 without TLS.
  var transport: CurlTransport {
    CurlTransport(configuration: CurlConfiguration(unixSocketPath: folder.file("http.sock")))
  }

  /// Creates a transport for TLS. By default, the transport trusts only the server's own certificate authority.
  func secureTransport(caFile: String? = nil, pinnedPublicKey: String? = nil) -> CurlTransport {
    CurlTransport(
      configuration: CurlConfiguration(
        unixSocketPath: folder.file("https.sock"),
        caFile: caFile ?? folder.file("ca.pem"),
        pinnedPublicKey: pinnedPublicKey
      )
    )
  }

  /// Installs the server if it is missing. Returns false and prints the reason if the installation fails.
  static func isAvailable(_ name: String) async -> Bool {
    (try? await script("install", name)) == .exited(0)
  }

  fileprivate static func start(_ name: String) async throws -> ForeignServer {
    let folder = try TemporaryFolder()
    let status = try await script("start", name, folder.path)
    try #require(status == .exited(0), "\(name) did not start")
    return ForeignServer(folder: folder)
  }

  fileprivate func stop() async throws {
    _ = try await Self.script("stop", folder.path)
  }

  private static func script(_ arguments: String...) async throws -> TerminationStatus {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    // Uses Subprocess, because Foundation's `Process` crashes if more than about 1,300 file descriptors are open.
    let result = try await run(
      .path(FilePath(tests.appending(path: "servers").path)), arguments: Arguments(arguments),
      output: .fileDescriptor(.standardOutput, closeAfterSpawningProcess: false),
      error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
    return result.terminationStatus
  }
}

extension Trait where Self == ForeignServerTrait {
  /// Runs the suite while the server `name` serves `files`. `ForeignServer.current` is the server.
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
    let server = try await ForeignServer.start(name)
    for (path, bytes) in files { try server.folder.write(bytes, to: "www/" + path) }
    try await ForeignServer.$current.withValue(server) { try await function() }
    try await server.stop()
  }
}

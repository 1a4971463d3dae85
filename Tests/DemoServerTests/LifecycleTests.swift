import DemoServer
import FlyingSocks
import Foundation
import Testing

@Suite("Starting and stopping the demo server") struct LifecycleTests {
  private func server(_ endpoint: DemoServer.Endpoint) -> DemoServer {
    DemoServer(catalogue: .small, configuration: .init(endpoint: endpoint))
  }

  private func mode(_ path: String) throws -> Int {
    try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test("The socket is private, and is removed when the server stops") func socketIsPrivate() async throws {
    let folder = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = server(.privateSocket(folder: folder))
    try await server.start()
    let path = try #require(await server.socketPath)
    #expect(path.hasPrefix("\(folder)/demo-\(getpid())-"))
    #expect(try mode(folder) == 0o700)
    #expect(try mode(path) == 0o600)
    #expect(await server.baseURL == "http://demo.photolist")
    await server.stop()
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(await server.socketPath == nil)
  }

  @Test("A stopped server can be started again") func serverCanRestart() async throws {
    let folder = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = server(.privateSocket(folder: folder))
    for _ in 0..<3 {
      try await server.start()
      try await server.start()
      let path = try #require(await server.socketPath)
      #expect(try await Client(address: .socket(path)).get("/stats/total").status == 200)
      await server.stop()
    }
    await server.stop()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test("Two servers can share a folder") func serversCanShareFolder() async throws {
    let folder = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = server(.privateSocket(folder: folder))
    let second = server(.privateSocket(folder: folder))
    try await first.start()
    try await second.start()
    #expect(await first.socketPath != second.socketPath)
    await first.stop()
    let path = try #require(await second.socketPath)
    #expect(try await Client(address: .socket(path)).get("/stats/total").status == 200)
    await second.stop()
  }

  /// Creates a socket file without a server, as a killed server leaves it.
  private func leaveSocket(at path: String) throws {
    let socket = try Socket(domain: AF_UNIX)
    try socket.bind(to: sockaddr_un.unix(path: path))
    try socket.close()
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("A new server removes only the sockets of ended processes") func orphanedSocketsAreRemoved() async throws {
    let folder = temporaryPath()
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // No process has the largest possible id.
    let orphan = "\(folder)/demo-\(Int32.max)-1.sock"
    let alive = "\(folder)/demo-\(getppid())-1.sock"
    let foreign = "\(folder)/other.sock"
    for path in [orphan, alive, foreign] { try leaveSocket(at: path) }
    let server = server(.privateSocket(folder: folder))
    try await server.start()
    #expect(!FileManager.default.fileExists(atPath: orphan))
    #expect(FileManager.default.fileExists(atPath: alive) && FileManager.default.fileExists(atPath: foreign))
    await server.stop()
  }

  @Test("The socket of a server that ended is replaced") func orphanedSocketIsReplaced() async throws {
    let path = temporaryPath()
    try leaveSocket(at: path)
    let server = server(.socket(path: path))
    try await server.start()
    #expect(try await Client(address: .socket(path)).get("/stats/total").status == 200)
    await server.stop()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("The socket of a running server is not replaced") func runningSocketIsNotReplaced() async throws {
    let path = temporaryPath()
    let first = server(.socket(path: path))
    try await first.start()
    await #expect(throws: DemoServerError.socketInUse(path)) { try await server(.socket(path: path)).start() }
    #expect(try await Client(address: .socket(path)).get("/stats/total").status == 200)
    await first.stop()
  }

  @Test("A file that is not a socket is not replaced") func otherFileIsNotReplaced() async throws {
    let path = temporaryPath()
    try Data("precious".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    await #expect(throws: DemoServerError.notASocket(path)) { try await server(.socket(path: path)).start() }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "precious")
  }

  @Test("The error for a path that is too long states the limit") func longPathIsRejected() async throws {
    let path = "/tmp/" + String(repeating: "x", count: 120)
    let error = await #expect(throws: DemoServerError.self) { try await server(.socket(path: path)).start() }
    #expect(error?.description.contains("longer than 10") == true)
    await #expect(throws: DemoServerError.self) { try await server(.privateSocket(folder: path)).start() }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("A folder that other users can open is rejected") func sharedFolderIsRejected() async throws {
    let folder = temporaryPath()
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(throws: DemoServerError.directoryNotPrivate(folder)) {
      try await server(.privateSocket(folder: folder)).start()
    }
    let link = temporaryPath()
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    defer { try? FileManager.default.removeItem(atPath: link) }
    await #expect(throws: DemoServerError.directoryNotPrivate(link)) {
      try await server(.privateSocket(folder: link)).start()
    }
    await #expect(throws: DemoServerError.self) { try await server(.privateSocket(folder: "/nowhere/at/all")).start() }
  }

  @Test("URLs contain the port that the server listens on") func urlsContainPort() async throws {
    let server = server(.port(0))
    try await server.start()
    let port = try #require(await server.port)
    #expect(await server.baseURL == "http://127.0.0.1:\(port)")
    let client = Client(address: .port(port))
    let body = String(decoding: try await client.get("/photos?per_page=1").body, as: UTF8.self)
    #expect(body.contains("http://127.0.0.1:\(port)/images/"))
    await #expect(throws: DemoServerError.portInUse(port)) { try await self.server(.port(port)).start() }
    await server.stop()
    #expect(await server.port == nil)
  }
}

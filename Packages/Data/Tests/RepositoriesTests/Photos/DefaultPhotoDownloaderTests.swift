import Domain
import DomainTesting
import Foundation
import HTTPTypes
import Networking
import NetworkingTesting
import Repositories
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct DefaultPhotoDownloaderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A download to a folder is named after the photo and reported")
  func fileInAFolder() async throws {
    let server = try PictureServer.start()
    let path = try await download(from: server, to: .init(path: folder.path))
    #expect(path == folder.path + "/ada-x.jpg")
    #expect(try read(path) == PictureServer.picture)
    #expect(server.requests.map(\.path) == ["/picture", "/photos/x/download"])
    #expect(server.requests.first?.header("Authorization") == nil)
    #expect(server.requests.last?.header("Authorization") == "Client-ID key-123")
  }

  @Test("A path that is not a folder is the path of the file")
  func pathOfAFile() async throws {
    let path = folder.path + "/lake.jpg"
    #expect(try await download(from: PictureServer.start(), to: .init(path: path)) == path)
    #expect(try folder.fileNames == ["lake.jpg"])
  }

  @Test("A download succeeds even if it cannot be reported")
  func unreportedDownload() async throws {
    let server = try PictureServer.start(download: Reply(status: 500))
    let path = try await download(from: server, to: .init(path: folder.path))
    #expect(try read(path) == PictureServer.picture)
  }

  @Test("An existing file is replaced only on request")
  func existingFileStays() async throws {
    let path = folder.path + "/lake.jpg"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    let server = try PictureServer.start()
    await #expect(throws: RepositoryError.storage(.exists(path: path))) {
      try await download(from: server, to: .init(path: path))
    }
    #expect(try read(path) == Array("mine".utf8))
    _ = try await download(from: server, to: .init(path: path, replacesExisting: true))
    #expect(try read(path) == PictureServer.picture)
  }

  @Test("An interrupted download leaves no file, and can be resumed")
  func interruptedDownload() async throws {
    let whole = PictureServer.picture.count
    let server = try PictureServer.start(firstPicture: { $0.cut(after: 60_000) })
    let path = folder.path + "/lake.jpg"
    await #expect(throws: RepositoryError.self) { try await download(from: server, to: .init(path: path)) }
    #expect(try !folder.fileNames.contains("lake.jpg"))
    let seen = Mutex<[DownloadProgress]>([])
    _ = try await download(from: server, to: .init(path: path)) { step in seen.withLock { $0.append(step) } }
    #expect(try read(path) == PictureServer.picture)
    #expect(server.requests.contains { $0.header("Range") != nil })
    #expect(seen.withLock { $0.last } == DownloadProgress(received: whole, total: whole))
  }

  @Test("A deleted image is not found")
  func deletedImage() async throws {
    let server = try ScriptedServer { _ in Reply(status: 404) }
    await #expect(throws: RepositoryError.notFound) {
      try await download(from: server, to: .init(path: folder.path))
    }
    #expect(try folder.fileNames.isEmpty)
  }

  @Test("The error names a path that cannot be written")
  func unwritablePath() async throws {
    let server = try PictureServer.start()
    let path = "/dev/null/lake.jpg"
    let error = await #expect(throws: RepositoryError.self) { try await download(from: server, to: .init(path: path)) }
    guard case .storage(.notWritable) = error else {
      Issue.record("not notWritable: \(String(describing: error))")
      return
    }
  }

  private func download(
    from server: ScriptedServer, to destination: DownloadDestination,
    progress: @escaping @Sendable (DownloadProgress) -> Void = { _ in }
  ) async throws -> String {
    let transport = CurlTransport()
    let base = try #require(BaseURL(server.url("")))
    let api = UnsplashAPI(transport: transport, base: base, accessKey: AccessKey("key-123"))
    var photo = Photo.fixture("x", source: .unsplash)
    photo.images.regular = server.url("/picture")
    photo.links.downloadTracking = "https://api.unsplash.com/photos/x/download?ixid=1"
    return try await DefaultPhotoDownloader(api: api, transport: transport)
      .download(photo, to: destination, progress: progress)
  }

  private func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

/// A server with one image and its ranges, which also records reported downloads.
enum PictureServer {
  static let picture = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

  /// - Parameter firstPicture: Changes the first response.
  static func start(
    download: Reply = Reply(body: #"{"url":"x"}"#), firstPicture: @escaping @Sendable (Reply) -> Reply = { $0 }
  ) throws -> ScriptedServer {
    let isFirst = Mutex(true)
    return try ScriptedServer { request in
      guard request.path == "/picture" else { return download }
      let start = request.header("Range").flatMap { Int($0.dropFirst("bytes=".count).dropLast()) } ?? 0
      let range = "bytes \(start)-\(picture.count - 1)/\(picture.count)"
      let reply = Reply(
        status: start > 0 ? 206 : 200,
        headers: [("ETag", "\"1\"")] + (start > 0 ? [("Content-Range", range)] : []), body: Array(picture[start...]))
      let wasFirst = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      return wasFirst ? firstPicture(reply) : reply
    }
  }
}

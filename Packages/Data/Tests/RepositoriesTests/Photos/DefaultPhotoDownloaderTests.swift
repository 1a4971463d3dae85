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

  @Test("A file that is downloaded to a folder is named after its photo, and the download is reported to the source")
  func fileInAFolder() async throws {
    let server = try PictureServer.start()
    let path = try await download(from: server, to: .init(path: folder.path))
    #expect(path == folder.path + "/ada-x.jpg")
    #expect(try read(path) == PictureServer.picture)
    #expect(server.requests.map(\.path) == ["/picture", "/photos/x/download"])
    #expect(server.requests.first?.header("Authorization") == nil)
    #expect(server.requests.last?.header("Authorization") == "Client-ID key-123")
  }

  @Test("If the destination is not a folder, it is the path of the new file")
  func pathOfAFile() async throws {
    let path = folder.path + "/lake.jpg"
    #expect(try await download(from: PictureServer.start(), to: .init(path: path)) == path)
    #expect(try folder.fileNames == ["lake.jpg"])
  }

  @Test("A download succeeds even if reporting it to the source fails")
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

  @Test("An interrupted download leaves no file at its path, and can be resumed")
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

  private static let files: [(start: [UInt8], name: String)] = [
    ([0xFF, 0xD8, 0xFF, 0xE0], "ada-x.jpg"), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "ada-x.png"),
    (Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WEBPVP8 ".utf8), "ada-x.webp"), (Array("GIF89a".utf8), "ada-x.gif"),
    ([0, 0, 0, 28] + Array("ftypavif".utf8) + [0, 0, 0, 0] + Array("mif1miaf".utf8), "ada-x.avif"),
    ([0, 0, 0, 28] + Array("ftypmif1".utf8) + [0, 0, 0, 0] + Array("avifmiaf".utf8), "ada-x.avif"),
  ]

  @Test(
    "In a folder, the file's extension matches its format, even if the server sends another content type",
    arguments: files)
  func fileType(_ start: [UInt8], _ name: String) async throws {
    let picture = start + [UInt8](repeating: 7, count: 100)
    let server = try ScriptedServer { _ in Reply(headers: [("Content-Type", "image/jpeg")], body: picture) }
    #expect(try await download(from: server, to: .init(path: folder.path)) == folder.path + "/" + name)
    #expect(try folder.fileNames == [name])
    #expect(try await download(from: server, to: .init(path: folder.path + "/mine.jpg")) == folder.path + "/mine.jpg")
    await #expect(throws: RepositoryError.storage(.exists(path: folder.path + "/" + name))) {
      try await download(from: server, to: .init(path: folder.path))
    }
  }

  private static let otherContents: [(body: [UInt8], type: String?, content: FileContent)] = [
    (
      Array("<!DOCTYPE html><title>Sign in</title>".utf8), "text/html; charset=utf-8",
      .init(.webPage, type: "text/html")
    ),
    (Array("\n <HTML>".utf8), "image/jpeg", .init(.webPage, type: "image/jpeg")),
    (Array("{\"a\": 1}".utf8), nil, .init(.json)),
    ([], "image/jpeg", .init(.nothing)), ([0x1F, 0x8B, 8], nil, .init(.gzip)),
    (Array("hello".utf8), "text/plain\u{1B}[31m", .init(.text, type: "text/plain31m")),
    ([0, 1, 2, 3], nil, .init(.binary)),
    (Array("<svg xmlns=''/>".utf8), "image/svg+xml", .init(.xml, type: "image/svg+xml")),
    ([0, 0, 0, 24] + Array("ftypisom".utf8) + [0, 0, 0, 0] + Array("isommp42avif".utf8), nil, .init(.binary)),
  ]

  @Test(
    "If the content is not a photo, the error names the format and no file is created",
    arguments: otherContents)
  func otherContent(_ body: [UInt8], _ type: String?, _ content: FileContent) async throws {
    let server = try ScriptedServer { _ in
      Reply(headers: [("ETag", "\"a\"")] + (type.map { [("Content-Type", $0)] } ?? []), body: body)
    }
    await #expect(throws: RepositoryError.notAPhoto(content: content)) {
      try await download(from: server, to: .init(path: folder.path))
    }
    #expect(try folder.fileNames.isEmpty)
    #expect(server.requests.count == 1, "the download is not reported")
  }

  @Test("Only regular files are replaced", arguments: ["pipe", "link", "device"])
  func specialFile(_ kind: String) async throws {
    let path = kind == "device" ? "/dev/null" : folder.path + "/special"
    if kind == "pipe" { mkfifo(path, 0o600) }
    if kind == "link" { symlink("/dev/null", path) }
    let server = try PictureServer.start()
    for replaces in [false, true] {
      await #expect(throws: RepositoryError.storage(.notRegularFile(path: path))) {
        try await download(from: server, to: .init(path: path, replacesExisting: replaces))
      }
    }
    var status = stat()
    #expect(lstat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    #expect(server.requests.isEmpty)
  }

  @Test("If a pipe or a link is at the path of the partial file, the download is refused", arguments: ["pipe", "link"])
  func specialPartialFile(_ kind: String) async throws {
    let path = folder.path + "/lake.jpg"
    if kind == "pipe" { mkfifo(path + ".part", 0o600) } else { symlink(folder.path + "/target", path + ".part") }
    let server = try PictureServer.start()
    await #expect(throws: RepositoryError.self) { try await download(from: server, to: .init(path: path)) }
    #expect(try folder.fileNames == ["lake.jpg.part"])
  }

  @Test("A download to the path `-` is written to standard output")
  func standardOutput() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let server = try PictureServer.start()
      let path = try await Self.download(from: server, to: .init(path: "-"))
      #expect(path == "-")
      #expect(access("-", F_OK) != 0)
    }
    let output = try #require(result?.standardOutputContent)
    #expect(output.firstRange(of: PictureServer.picture) != nil)
  }

  private func download(
    from server: ScriptedServer, to destination: DownloadDestination,
    progress: @escaping @Sendable (DownloadProgress) -> Void = { _ in }
  ) async throws -> String {
    try await Self.download(from: server, to: destination, progress: progress)
  }

  private static func download(
    from server: ScriptedServer, to destination: DownloadDestination,
    progress: @escaping @Sendable (DownloadProgress) -> Void = { _ in }
  ) async throws -> String {
    let transport = CurlTransport()
    let base = try #require(BaseURL(server.url("")))
    let api = UnsplashAPI(transport: transport, base: base, accessKey: AccessKey("key-123"))
    var photo = Photo.fixture("x", source: .unsplash)
    photo.images.full = server.url("/picture")
    photo.links.downloadTracking = "https://api.unsplash.com/photos/x/download?ixid=1"
    return try await DefaultPhotoDownloader(api: api, transport: transport)
      .download(photo, to: destination, progress: progress)
  }

  private func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

/// A server that serves one image, supports range requests, and accepts reports of downloads.
enum PictureServer {
  static let picture: [UInt8] = [0xFF, 0xD8, 0xFF] + (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

  /// - Parameter firstPicture: Changes the first response that contains the image.
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

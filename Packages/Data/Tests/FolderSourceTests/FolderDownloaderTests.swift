import Domain
import FolderSource
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct FolderDownloaderTests {
  let folder: PhotoFolder
  let target: PhotoFolder

  init() throws {
    folder = try PhotoFolder()
    target = try PhotoFolder()
  }

  private func copy(_ name: String, to path: String, replaces: Bool = false) async throws -> String {
    let photo = try await folder.photos().photo(folder.id(name))
    return try await FolderPhotoDownloader().download(
      photo, to: DownloadDestination(path: path, replacesExisting: replaces)
    ) { _ in }
  }

  private func content(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: target.path).sorted() }
  }

  @Test("A photo is copied into a folder under its own name, or to the given path")
  func copies() async throws {
    let bytes = PhotoFile().bytes + [UInt8](repeating: 7, count: 3 << 20)
    try folder.add("sub/사진 1.jpg", bytes: bytes)
    #expect(try await copy("sub/사진 1.jpg", to: target.path) == target.path + "/사진 1.jpg")
    #expect(try await copy("sub/사진 1.jpg", to: target.path + "/b") == target.path + "/b")
    #expect(try names == ["b", "사진 1.jpg"])
    #expect(content(target.path + "/b") == Data(bytes))
  }

  @Test("An existing file is replaced only on request")
  func existing() async throws {
    try folder.add("a.jpg")
    try target.add("a.jpg", bytes: [1])
    await #expect(throws: RepositoryError.storage(.exists(path: target.path + "/a.jpg"))) {
      try await copy("a.jpg", to: target.path)
    }
    #expect(content(target.path + "/a.jpg") == Data([1]))
    _ = try await copy("a.jpg", to: target.path, replaces: true)
    #expect(content(target.path + "/a.jpg") == Data(PhotoFile().bytes))
    #expect(try names == ["a.jpg"])
  }

  @Test("Only regular files are replaced", arguments: [false, true])
  func specialFile(_ replaces: Bool) async throws {
    try folder.add("a.jpg")
    let pipe = target.path + "/pipe"
    mkfifo(pipe, 0o600)
    for path in ["/dev/null", pipe] {
      await #expect(throws: RepositoryError.storage(.notRegularFile(path: path))) {
        try await copy("a.jpg", to: path, replaces: replaces)
      }
    }
    #expect(try names == ["pipe"])
  }

  @Test("A download to the path `-` is written to standard output")
  func standardOutput() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let folder = try PhotoFolder()
      try folder.add("a.jpg")
      let photo = try await folder.photos().photo(folder.id("a.jpg"))
      let path = try await FolderPhotoDownloader().download(photo, to: DownloadDestination(path: "-")) { _ in }
      #expect(path == "-")
    }
    #expect(try #require(result?.standardOutputContent).firstRange(of: PhotoFile().bytes) != nil)
  }

  @Test("Copying a photo onto itself does not change it")
  func ontoItself() async throws {
    try folder.add("a.jpg")
    _ = try await copy("a.jpg", to: folder.path, replaces: true)
    #expect(content(folder.path + "/a.jpg") == Data(PhotoFile().bytes))
  }

  @Test("If the destination is not writable or the photo was removed, copying fails with the reason and leaves no file")
  func failures() async throws {
    try folder.add("a.jpg")
    let photo = try await folder.photos().photo(folder.id("a.jpg"))
    await #expect(throws: RepositoryError.storage(.notWritable(path: "/no/such/a.jpg"))) {
      try await copy("a.jpg", to: "/no/such/a.jpg")
    }
    try folder.remove("a.jpg")
    await #expect(throws: RepositoryError.notFound) {
      try await FolderPhotoDownloader().download(photo, to: DownloadDestination(path: target.path)) { _ in }
    }
    #expect(try names == [])
  }

  @Test("A canceled copy leaves no file")
  func cancelled() async throws {
    try folder.add("a.jpg")
    let photo = try await folder.photos().photo(folder.id("a.jpg"))
    let path = target.path
    let task = Task { () -> RepositoryError? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(RepositoryError) {
        _ = try await FolderPhotoDownloader().download(photo, to: DownloadDestination(path: path)) { _ in }
        return nil
      } catch {
        return error
      }
    }
    #expect(await task.value == .cancelled)
    #expect(try names == [])
  }
}

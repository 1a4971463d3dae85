import Domain
import FolderSource
import Foundation
import Persistence
import Testing

@Suite(.timeLimit(.minutes(1))) struct FolderFilesTests {
  let folder: PhotoFolder

  init() throws { folder = try PhotoFolder() }

  private static let strangeNames: [[UInt8]] =
    [
      "plain.jpg", "two words.jpg", "사진.jpg", "100%.jpg", "%41.jpg", "a#b?c.jpg", "\u{1B}[2J.jpg", "line\nbreak.jpg",
      "caf\u{E9}.jpg", "cafe\u{301}.jpg", "\u{202E}gpj.jpg", "\u{1112}\u{1161}\u{11AB}.jpg", "-rf.jpg",
    ].map { Array($0.utf8) } + [[0xFF, 0xFE, 0x2E, 0x6A, 0x70, 0x67]]

  private func skipped(_ index: FolderIndex) async throws -> Set<ErrorReason> {
    _ = try await FolderPhotoRepository(index).search("anything")
    return Set(await index.skipped.map(\.errorReason))
  }

  @Test("JPEG files in all subfolders are listed as photos, but other files and hidden files are not")
  func namesOfPhotos() async throws {
    for name in ["a.jpg", "B.JPEG", "c.jpe", "sub/deep/d.Jpg"] { try folder.add(name) }
    for name in ["e.png", "jpg", "f.jpg.txt", ".hidden.jpg", ".trash/g.jpg"] { try folder.add(name) }
    #expect(Set(try await folder.photos().names()) == ["a.jpg", "B.JPEG", "c.jpe", "sub/deep/d.Jpg"])
  }

  @Test("Each folder is visited once by its real path, even if symbolic links form a loop")
  func links() async throws {
    try folder.add("real/a.jpg")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path + "/real/up", withDestinationPath: "..")
    try files.createSymbolicLink(atPath: folder.path + "/again", withDestinationPath: "real")
    try files.createSymbolicLink(atPath: folder.path + "/self", withDestinationPath: "self")
    try files.createSymbolicLink(atPath: folder.path + "/link.jpg", withDestinationPath: "real/a.jpg")
    try files.createSymbolicLink(atPath: folder.path + "/broken.jpg", withDestinationPath: "nothing")
    let outside = try PhotoFolder()
    try outside.add("b.jpg")
    try files.createSymbolicLink(atPath: folder.path + "/outside", withDestinationPath: outside.path)
    let index = try folder.index()
    let names = try await FolderPhotoRepository(index).names()
    #expect(Set(names) == ["real/a.jpg", "link.jpg", "outside/b.jpg"])
    #expect(try await skipped(index) == [.unreadable(path: folder.path + "/broken.jpg", .missing)])
  }

  @Test("Files that are not JPEG images are skipped, with and without cached metadata")
  func notJPEG() async throws {
    let good = PhotoFile().bytes
    try folder.add("good.jpg", bytes: good)
    try folder.add("empty.jpg", bytes: [])
    try folder.add("text.jpg", bytes: Array("no photo".utf8))
    try folder.add("cut.jpg", bytes: Array(good.prefix(8)))
    try folder.add("png.jpg", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    for index in [try folder.index(), try folder.index()] {
      #expect(
        try await skipped(index)
          == Set(["cut", "empty", "png", "text"].map { .notJPEG(name: "\(folder.path)/\($0).jpg") }))
      #expect(try await FolderPhotoRepository(index).names() == ["good.jpg"])
    }
    let repository = try folder.photos()
    let empty = folder.id("empty.jpg")
    await #expect(throws: RepositoryError.notFound) { try await repository.photo(empty) }
  }

  @Test("A pipe with the name of a photo is skipped without blocking")
  func pipes() async throws {
    try folder.add("a.jpg")
    #expect(mkfifo(folder.path + "/pipe.jpg", 0o600) == 0)
    let index = try folder.index()
    #expect(try await skipped(index) == [.unreadable(path: folder.path + "/pipe.jpg", .notRegular)])
    #expect(try await FolderPhotoRepository(index).names() == ["a.jpg"])
  }

  @Test("Unreadable files and folders are skipped and reported", .enabled(if: getuid() != 0))
  func unreadable() async throws {
    try folder.add("a.jpg")
    try folder.add("secret.jpg")
    try folder.add("private/b.jpg")
    chmod(folder.path + "/secret.jpg", 0)
    chmod(folder.path + "/private", 0)
    defer { chmod(folder.path + "/private", 0o700) }
    let index = try folder.index()
    #expect(
      try await skipped(index) == [
        .unreadable(path: folder.path + "/private", .denied), .unreadable(path: folder.path + "/secret.jpg", .denied),
      ])
  }

  @Test(
    "A photo is found by its unique id, even if the file name has unusual characters or is invalid UTF-8",
    arguments: strangeNames)
  func anyName(name: [UInt8]) async throws {
    try write(PhotoFile().bytes, named: name)
    try folder.add("other.jpg", modified: 1)
    let photos = try folder.photos()
    let photo = try #require(try await photos.photos(in: .editorial, page: PageRequest()).items.first)
    #expect(photo.id.value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(photo.id.value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
    #expect(try await photos.photo(photo.id).id == photo.id)
    let byAddress = Photo.ID(source: .folder, value: photo.links.page)
    #expect(try await photos.photo(byAddress).id == photo.id)
    if let slug = photo.slug {
      #expect(try await photos.photo(Photo.ID(source: .folder, value: slug)).id == photo.id)
    }
  }

  @Test("Two files whose names look identical are separate photos")
  func equivalentNames() async throws {
    for name in ["caf\u{E9}.jpg", "cafe\u{301}.jpg", "%C3%A9.jpg"] {
      try write(PhotoFile().bytes, named: Array(name.utf8))
    }
    let photos = try await folder.photos().photos(in: .editorial, page: PageRequest()).items
    #expect(Set(photos.map(\.id)).count == 3)
  }

  @Test("A photo is found by its relative path, its absolute path, and a path with a symbolic link")
  func lookUp() async throws {
    try folder.add("sub/a.jpg")
    let link = folder.path + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    let photos = try folder.photos()
    for text in ["sub/a.jpg", folder.path + "/sub/a.jpg", link + "/sub/a.jpg", "sub/../sub/a.jpg"] {
      #expect(try await photos.photo(Photo.ID(source: .folder, value: text)).id == folder.id("sub/a.jpg"), "\(text)")
    }
    for text in ["a.jpg", "/etc/passwd", "../a.jpg", "", "\0", "file://%zz", "sub"] {
      await #expect(throws: RepositoryError.notFound) {
        try await photos.photo(Photo.ID(source: .folder, value: text))
      }
    }
    await #expect(throws: RepositoryError.notFound) {
      try await photos.photo(Photo.ID(source: .demo, value: folder.path + "/sub/a.jpg"))
    }
  }

  @Test("A removed file is not found, and a removed folder cannot be opened")
  func removed() async throws {
    try folder.add("a.jpg")
    let index = try folder.index()
    let photos = FolderPhotoRepository(index)
    let photo = try #require(try await photos.photos(in: .editorial, page: PageRequest()).items.first)
    try folder.remove("a.jpg")
    await #expect(throws: RepositoryError.notFound) { try await photos.photo(photo.id) }
    try FileManager.default.removeItem(atPath: folder.path)
    let other = try? folder.index()
    #expect(other == nil)
  }

  @Test("A path that is not a folder is refused with the reason")
  func badFolders() throws {
    try folder.add("a.jpg")
    let cache = folder.cache()
    func open(_ path: String) throws {
      _ = try FolderIndex(path: path, store: FolderFileStore(cache: cache), words: SearchWords(cache: cache))
    }
    #expect(throws: FolderError.notFound(path: "/no/such")) { try open("/no/such") }
    #expect(throws: FolderError.notFound(path: folder.path + "/a.jpg/b")) { try open(folder.path + "/a.jpg/b") }
    #expect(throws: FolderError.notFolder(path: folder.path + "/a.jpg")) { try open(folder.path + "/a.jpg") }
    #expect(throws: FolderError.notFound(path: "")) { try open("") }
  }

  private func write(_ bytes: [UInt8], named name: [UInt8]) throws {
    let path = (Array(folder.path.utf8) + [UInt8(ascii: "/")] + name).map(CChar.init(bitPattern:)) + [0]
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try #require(systemWrite(descriptor, bytes, bytes.count) == bytes.count)
  }
}

/// Calls the system function `write`. Inside the suite, the name `write` refers to a method.
private func systemWrite(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int { write(descriptor, bytes, count) }

import Domain
import FolderSource
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct FolderChangesTests {
  let folder: PhotoFolder

  init() throws { folder = try PhotoFolder() }

  /// Waits until the listed photos have the given names.
  private func expect(_ names: [String], _ photos: FolderPhotoRepository, _ changes: AsyncStream<Void>) async throws {
    var iterator = changes.makeAsyncIterator()
    while try await photos.names() != names { try #require(await iterator.next() != nil) }
  }

  #if os(Linux)
  @Test("Added, replaced, moved and removed files are reported while a folder is browsed")
  func changes() async throws {
    try folder.add("a.jpg", PhotoFile(takenAt: "2020:01:01 00:00:00"))
    let photos = try folder.photos()
    let changes = try #require(photos.changes())
    #expect(try await photos.names() == ["a.jpg"])

    try folder.add("b.jpg", PhotoFile(takenAt: "2021:01:01 00:00:00"))
    try await expect(["b.jpg", "a.jpg"], photos, changes)
    try folder.add("new/sub/c.jpg", PhotoFile(takenAt: "2022:01:01 00:00:00"))
    try await expect(["new/sub/c.jpg", "b.jpg", "a.jpg"], photos, changes)
    // New folders are also watched.
    try folder.add("new/sub/d.jpg", PhotoFile(takenAt: "2023:01:01 00:00:00"))
    try await expect(["new/sub/d.jpg", "new/sub/c.jpg", "b.jpg", "a.jpg"], photos, changes)
    try FileManager.default.moveItem(atPath: folder.path + "/new", toPath: folder.path + "/old")
    try await expect(["old/sub/d.jpg", "old/sub/c.jpg", "b.jpg", "a.jpg"], photos, changes)
    try folder.add("b.jpg", PhotoFile(takenAt: "2024:01:01 00:00:00"))
    try await expect(["b.jpg", "old/sub/d.jpg", "old/sub/c.jpg", "a.jpg"], photos, changes)
    try FileManager.default.removeItem(atPath: folder.path + "/old")
    try await expect(["b.jpg", "a.jpg"], photos, changes)
  }

  @Test("A new subfolder is reported as a change of the topics")
  func newTopic() async throws {
    try folder.add("sea/a.jpg")
    let topics = FolderTopicRepository(try folder.index())
    let changes = try #require(topics.changes())
    #expect(try await topics.topics().map(\.title) == ["sea"])
    try folder.add("alps/b.jpg")
    var iterator = changes.makeAsyncIterator()
    while try await topics.topics().map(\.title) != ["alps", "sea"] { try #require(await iterator.next() != nil) }
  }

  @Test("The removal of the browsed folder is reported, and a recreated folder can be browsed")
  func removedFolder() async throws {
    try folder.add("a.jpg")
    let index = try folder.index()
    let photos = FolderPhotoRepository(index)
    let changes = try #require(photos.changes())
    #expect(try await photos.names() == ["a.jpg"])
    try FileManager.default.removeItem(atPath: folder.path)
    var iterator = changes.makeAsyncIterator()
    while (try? await photos.names()) == ["a.jpg"] { try #require(await iterator.next() != nil) }
    let error = await #expect(throws: RepositoryError.self) { try await photos.names() }
    #expect(error == .unavailable(reason: .unreadable(path: folder.path, .missing)))
    try folder.add("b.jpg")
    #expect(try await photos.names() == ["b.jpg"])
  }
  #endif

  @Test("Closing the index ends all streams and pending requests of the index")
  func closing() async throws {
    try folder.add("a.jpg")
    let index = try folder.index()
    let photos = FolderPhotoRepository(index)
    let changes = try #require(photos.changes())
    _ = try await photos.names()
    await index.close()
    for await _ in changes {}
  }
}

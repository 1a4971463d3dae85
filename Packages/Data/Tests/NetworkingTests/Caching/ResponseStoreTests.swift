import HTTPTypes
import Networking
import NetworkingTesting
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

private func stored(_ count: Int, tag: String = "a") -> StoredResponse {
  let head = HTTPResponse(status: .ok, headerFields: [.eTag: tag, .contentType: "image/jpeg"])
  return StoredResponse(
    head: head,
    body: (0..<count).map { UInt8(truncatingIfNeeded: $0) },
    requestedAt: 4,
    receivedAt: 5,
    selectingFields: [.accept: "image/*"]
  )
}

/// Tests that responses are stored in memory up to a limit.
struct MemoryStoreTests {
  @Test("A stored response is found until it is removed")
  func storeAndRemove() {
    let store = MemoryStore()
    store.store([stored(10)], for: "k")
    #expect(store.responses(for: "k") == [stored(10)])
    #expect(store.responses(for: "other").isEmpty)
    store.store([], for: "k")
    #expect(store.responses(for: "k").isEmpty)
  }

  @Test("The least recently used responses are evicted first")
  func leastRecentlyUsed() {
    let store = MemoryStore(limit: 1000)
    for name in ["a", "b", "c", "d", "e"] { store.store([stored(200)], for: name) }
    _ = store.responses(for: "a")
    store.store([stored(200)], for: "f")
    #expect(!store.responses(for: "a").isEmpty)
    #expect(store.responses(for: "b").isEmpty)
    #expect(!store.responses(for: "f").isEmpty)
  }

  @Test("An oversized response is not stored, and the previous response of its URL is removed")
  func oversizedResponse() {
    let store = MemoryStore(limit: 1000)
    store.store([stored(10)], for: "k")
    store.store([stored(251)], for: "k")
    #expect(store.responses(for: "k").isEmpty)
  }
}

/// Tests that responses are stored in files, without secrets and up to a limit.
struct DiskStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(limit: Int = 1 << 20) throws -> DiskStore {
    try DiskStore(folder: folder.path, limit: limit)
  }

  /// Sets the last use of a file to the given number of seconds ago.
  private func age(_ name: String, by seconds: Int) {
    let then = timespec(tv_sec: time(nil) - seconds, tv_nsec: 0)
    utimensat(AT_FDCWD, folder.file(name), [then, then], 0)
  }

  @Test("A stored response is available to the next process")
  func persistence() throws {
    try open().store([stored(1000)], for: "k")
    #expect(try open().responses(for: "k") == [stored(1000)])
    #expect(try open().responses(for: "other").isEmpty)
  }

  @Test("A stored response can be replaced and removed")
  func replaceAndRemove() throws {
    let store = try open()
    store.store([stored(10)], for: "k")
    store.store([stored(20, tag: "b")], for: "k")
    #expect(store.responses(for: "k") == [stored(20, tag: "b")])
    #expect(folder.names().count == 1)
    store.store([], for: "k")
    #expect(folder.names().isEmpty)
  }

  @Test("A damaged file is removed and counts as a miss", arguments: ["flip", "cut", "empty", "append"])
  func damagedFile(_ damage: String) throws {
    let store = try open()
    store.store([stored(1000)], for: "k")
    let name = try #require(folder.names().first)
    var bytes = try #require(folder.bytes(name))
    switch damage {
    case "flip": bytes[bytes.count - 100] ^= 1
    case "cut": bytes.removeLast(500)
    case "empty": bytes = []
    default: bytes.append(0)
    }
    try folder.write(bytes, to: name)
    #expect(store.responses(for: "k").isEmpty)
    #expect(folder.names().isEmpty)
  }

  @Test("File names reveal no URL")
  func hiddenURLs() throws {
    try open().store([stored(10)], for: "https://a.example/?client_id=s3cr3t")
    let name = try #require(folder.names().first)
    let content = String(decoding: try #require(folder.bytes(name)), as: UTF8.self)
    #expect(!name.contains("s3cr3t") && !content.contains("s3cr3t") && !content.contains("a.example"))
  }

  @Test("Several responses of one URL are stored in one file")
  func variants() throws {
    try open().store([stored(10), stored(0), stored(20, tag: "b")], for: "k")
    #expect(try open().responses(for: "k") == [stored(10), stored(0), stored(20, tag: "b")])
    #expect(folder.names().count == 1)
  }

  @Test("A file contains no credentials and no cookies, and only the user may read it")
  func secrets() async throws {
    let base = ScriptedTransport { _ in
      answer(
        200, [("Cache-Control", "max-age=60"), ("Set-Cookie", "a=s3cr3t"), ("Vary", "X-Key, Authorization, Cookie")])
    }
    let caching = try CachingTransport(over: base, store: open())
    let key = HTTPField.Name("X-Key")!
    let request = try get("/?token=s3cr3t", headers: [.authorization: "s3cr3t", .cookie: "s3cr3t", key: "s3cr3t"])
    _ = try await caching.send(request)
    #expect(try await caching.send(request).metrics.cache == .fresh)
    let name = try #require(folder.names().first)
    #expect(!String(decoding: try #require(folder.bytes(name)), as: UTF8.self).contains("s3cr3t"))
    var status = stat()
    #expect(stat(folder.file(name), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test("The least recently used files are evicted when the size exceeds the limit")
  func diskEviction() throws {
    let store = try open(limit: 12_000)
    for (key, seconds) in [("a", 400), ("b", 350), ("c", 300), ("d", 250)] {
      let before = Set(folder.names())
      store.store([stored(2000)], for: key)
      let name = try #require(Set(folder.names()).subtracting(before).first)
      age(name, by: seconds)
    }
    _ = store.responses(for: "a")
    for key in ["e", "f"] { store.store([stored(2000)], for: key) }
    #expect(!store.responses(for: "a").isEmpty)
    #expect(!store.responses(for: "f").isEmpty)
    #expect(store.responses(for: "b").isEmpty)
    let total = folder.names().compactMap { folder.bytes($0)?.count }.reduce(0, +)
    #expect(total <= 12_000)
  }

  @Test("An oversized response is not written")
  func oversizedFile() throws {
    let store = try open(limit: 4000)
    store.store([stored(2000)], for: "k")
    #expect(folder.names().isEmpty)
  }

  @Test("Old temporary files of killed processes are removed")
  func leftovers() throws {
    try folder.write([1], to: "old.1.tmp")
    try folder.write([1], to: "new.2.tmp")
    age("old.1.tmp", by: 4000)
    let store = try open()
    store.store([stored(10)], for: "k")
    #expect(!folder.names().contains("old.1.tmp"))
    #expect(folder.names().contains("new.2.tmp"))
  }

  @Test("If its folder is removed, a store contains no responses and stores no new ones")
  func removedFolder() throws {
    let store = try open()
    store.store([stored(10)], for: "k")
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(store.responses(for: "k").isEmpty)
    store.store([stored(20)], for: "other")
    #expect(store.responses(for: "other").isEmpty)
  }
}

import Domain
import FolderSource
import Foundation
import Persistence
import Testing

@Suite(.timeLimit(.minutes(1))) struct FolderOrderTests {
  let folder: PhotoFolder

  init() throws { folder = try PhotoFolder() }

  @Test("Photos are ordered newest first by EXIF date, or by file modification time if they have no EXIF date")
  func newestFirst() async throws {
    try folder.add("old.jpg", PhotoFile(takenAt: "2001:01:01 00:00:00"), modified: 1_700_000_000)
    try folder.add("new.jpg", PhotoFile(takenAt: "2023:05:01 12:00:00"), modified: 1_690_000_000)
    try folder.add("undated.jpg", modified: 1_500_000_000)
    #expect(try await folder.photos().names() == ["new.jpg", "undated.jpg", "old.jpg"])
    let photo = try await folder.photos().photo(folder.id("new.jpg"))
    #expect(photo.createdAt == Date(timeIntervalSince1970: 1_682_942_400))
    #expect(photo.updatedAt == Date(timeIntervalSince1970: 1_690_000_000))
  }

  @Test(
    "The first page has the newest photos even if the files' modification times are misleading",
    arguments: [false, true])
  func misleadingTimes(areAncient: Bool) async throws {
    // The newest photos are in the files that are read last. The modification times of the files have the reverse order
    // of the dates in the photos.
    for number in 0..<200 {
      let date = String(format: "2020:01:01 %02d:%02d:00", number / 60, number % 60)
      let modified = areAncient ? Double(200 - number) : 1_700_000_000 - Double(number) * 200_000
      try folder.add("\(number).jpg", PhotoFile(takenAt: date), modified: modified)
    }
    #expect(try await folder.photos().names(page: PageRequest(size: 3)) == ["199.jpg", "198.jpg", "197.jpg"])
  }

  @Test("Preliminary results are available at once, and are corrected when all dates are known")
  func hastyPage() async throws {
    // The last photo is the newest, but its file has the earliest modification time.
    for number in 0..<500 {
      try folder.add(
        "\(number).jpg", PhotoFile(takenAt: number == 499 ? "2023:01:01 00:00:00" : "2001:01:01 00:00:00"),
        modified: 1_700_000_000 - Double(number) * 1000)
    }
    // The scan may be complete before the request, so the test makes several attempts.
    var hasty: Cached<Page<Photo>>?
    for _ in 0..<20 where hasty == nil {
      hasty = try await uncached().cachedPhotos(in: .editorial, page: PageRequest(size: 5))
    }
    let page = try #require(hasty?.value)
    #expect(page.items.count == 5)
    #expect(page.items.allSatisfy { $0.size == PixelSize(width: 32, height: 16) })
    #expect(page.total == 500)
    #expect(hasty?.fetchedAt != nil)
    let photos = try folder.photos()
    #expect(try await photos.names(page: PageRequest(size: 5)).first == "499.jpg")
    // Waits until the scan is complete.
    _ = try await photos.search("jpg")
    #expect(try await photos.cachedPhotos(in: .editorial, page: PageRequest(size: 5)) == nil, "nothing is provisional")
  }

  @Test("A file is read once, and is read again after a change")
  func readOnce() async throws {
    try folder.add("a.jpg", PhotoFile(takenAt: "2020:01:01 00:00:00", model: "First"), modified: 1_600_000_000)
    _ = try await folder.photos().search("first")
    // The new file has the same size and modification time as the old one, so the cached metadata is used.
    try folder.add("a.jpg", PhotoFile(takenAt: "2020:01:01 00:00:00", model: "Other"), modified: 1_600_000_000)
    #expect(try await folder.photos().search("first") == ["a.jpg"])
    try folder.add("a.jpg", PhotoFile(takenAt: "2020:01:01 00:00:00", model: "Third"), modified: 1_600_000_001)
    #expect(try await folder.photos().search("first") == [])
    #expect(try await folder.photos().search("third") == ["a.jpg"])
  }

  @Test("Removed files are removed from the cache")
  func goneFiles() async throws {
    try folder.add("a.jpg")
    try folder.add("b.jpg")
    _ = try await folder.photos().search("jpg")
    try folder.remove("b.jpg")
    _ = try await folder.photos().search("jpg")
    let store = FolderFileStore(cache: folder.cache())
    let names = try await store.files(in: Array(folder.path.utf8)).map { String(decoding: $0.path, as: UTF8.self) }
    #expect(names == [folder.path + "/a.jpg"])
  }

  @Test("A folder can be browsed without a cache")
  func withoutCache() async throws {
    try folder.add("a.jpg", PhotoFile(takenAt: "2020:01:01 00:00:00"))
    #expect(try await uncached().search("2020-01") == ["a.jpg"])
  }

  private func uncached() throws -> FolderPhotoRepository {
    let cache = CacheDatabase(path: "/dev/null/cache.sqlite")
    return FolderPhotoRepository(
      try FolderIndex(path: folder.path, store: FolderFileStore(cache: cache), words: SearchWords(cache: cache)))
  }

  @Test("A request for random photos returns different photos of the folder")
  func randomPhotos() async throws {
    for number in 0..<20 { try folder.add("\(number).jpg") }
    let page = try await folder.photos().photos(in: .random, page: PageRequest(size: 10))
    #expect(Set(page.items.map(\.id)).count == 10)
    #expect(page.hasNext)
  }
}

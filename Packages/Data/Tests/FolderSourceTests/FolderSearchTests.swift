import Domain
import FolderSource
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct FolderSearchTests {
  let folder: PhotoFolder

  init() throws { folder = try PhotoFolder() }

  private func fill() throws {
    try folder.add(
      "2019 Zürich/IMG_0001.jpg",
      PhotoFile(
        takenAt: "2019:07:14 10:00:00", make: "Canon", model: "Canon EOS R5", artist: "Ada Lovelace",
        latitude: (47, 22, 0, "N"), longitude: (8, 32, 0, "E"), area: "Lake Zurich"))
    try folder.add(
      "trip/IMG_0002.jpg", PhotoFile(width: 16, height: 32, takenAt: "2020:08:01 10:00:00", make: "NIKON"))
    try folder.add("여행/한국 바다.jpg", modified: 1_577_836_800)
  }

  @Test(
    "Photos are found by file name, folder, date, camera, place and artist",
    arguments: [
      ("IMG_0001", [1]), ("img", [2, 1]), ("0002", [2]), ("zurich", [1]), ("Zürich lake", [1]), ("trip", [2]),
      ("2019-07-14", [1]), ("2019-07", [1]), ("2020", [2, 3]), ("2020-01-01", [3]), ("canon", [1]), ("eos r5", [1]),
      ("nikon", [2]), ("47.36", [1]), ("lovelace", [1]), ("바다", [3]), ("여행", [3]), ("한국 2020", [3]),
      ("canon nikon", []), ("\"", []), ("***", []), ("zzz", []), ("mg", []),
    ] as [(String, [Int])])
  func found(text: String, numbers: [Int]) async throws {
    try fill()
    let names = ["2019 Zürich/IMG_0001.jpg", "trip/IMG_0002.jpg", "여행/한국 바다.jpg"]
    #expect(try await folder.photos().search(text) == numbers.map { names[$0 - 1] })
  }

  @Test("A search can be limited to photos of one orientation")
  func orientation() async throws {
    try fill()
    #expect(try await folder.photos().search("img", orientation: .portrait) == ["trip/IMG_0002.jpg"])
    #expect(try await folder.photos().search("img", orientation: .squarish) == [])
  }

  @Test("Requests for colors, users, collections and statistics are refused as unsupported")
  func unsupported() async throws {
    let photos = try folder.photos()
    let query = try #require(SearchQuery("a", color: .red))
    for feed in [PhotoFeed.search(query), .user("ada"), .collection("1")] {
      let error = await #expect(throws: RepositoryError.self) { try await photos.photos(in: feed, page: PageRequest()) }
      guard case .unsupported = error else { return #expect(Bool(false), "\(feed): \(String(describing: error))") }
    }
    await #expect(throws: RepositoryError.self) {
      try await FolderCollectionRepository().collections(page: PageRequest())
    }
    await #expect(throws: RepositoryError.self) {
      try await FolderStatisticsRepository().statistics(of: folder.id("a.jpg"), days: 7)
    }
  }

  @Test("Every subfolder that contains photos at any depth is a topic, and topics are sorted by path")
  func topics() async throws {
    try folder.add("top.jpg")
    try folder.add("b/x.jpg", modified: 100)
    try folder.add("b/c/y.jpg", modified: 200)
    try folder.add("a/z.jpg")
    try folder.add("empty/readme.txt", bytes: [])
    let index = try folder.index()
    let topics = try await FolderTopicRepository(index).topics()
    #expect(topics.map(\.slug) == ["a", "b", "b/c"])
    #expect(topics.map(\.totalPhotos) == [1, 2, 1])
    #expect(topics.map(\.cover?.slug) == ["a/z.jpg", "b/c/y.jpg", "b/c/y.jpg"])
    let photos = FolderPhotoRepository(index)
    #expect(try await photos.names(.topic("b")) == ["b/c/y.jpg", "b/x.jpg"])
    #expect(try await photos.names(.topic("b/c")) == ["b/c/y.jpg"])
    #expect(try await photos.photo(folder.id("b/c/y.jpg")).detail?.topics == ["b/c"])
    #expect(try await photos.photo(folder.id("top.jpg")).detail?.topics == [])
    for slug in ["empty", "..", "/", "b/", "", "B"] {
      await #expect(throws: RepositoryError.notFound, "\(slug)") { try await photos.names(.topic(Topic.Slug(slug))) }
    }
  }
}

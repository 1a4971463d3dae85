import Domain
import DomainTesting
import Foundation
import Persistence
import Testing

@Suite struct CareTests {
  let store: TemporaryStore
  let clock = Clock()

  init() throws { store = try TemporaryStore() }

  @Test func clearingTheCacheLeavesWhatTheUserMade() async throws {
    let database = try store.open()
    let photos = PhotoStore(database: database, source: .demo)
    try await fill(photos, 90)
    try await TopicStore(database: database, source: .demo).save([.fixture()])
    let likes = DatabaseLikesRepository(database: database)
    try await likes.like(.fixtureWithEverything("photo-1"))
    let before = try await database.info()
    #expect(before.photos == 90 && before.feeds == 1 && before.topics == 1 && before.likes == 1)

    try await database.clearCache()
    let after = try await database.info()
    #expect(after.photos == 0 && after.feeds == 0 && after.topics == 0 && after.likes == 1)
    #expect(try await photos.page(PageRequest(), of: .editorial) == nil)
    // A liked photo is whole without the cache.
    #expect(try await photos.photo(Photo.fixture("photo-1").id)?.value == .fixtureWithEverything("photo-1"))
    let query = try #require(SearchQuery("ada"))
    #expect(try await photos.photos(matching: query, page: PageRequest()).items.isEmpty)
    try await fill(photos, 30)
    #expect(try await photos.photos(matching: query, page: PageRequest()).total == 30)
  }

  @Test func trimmingForgetsWhatWasSeenFirst() async throws {
    let database = try store.open()
    let photos = PhotoStore(database: database, source: .demo)
    try await fill(photos, 60)
    #expect(try await database.trimCache(toPhotos: 20) == 40)
    #expect(try await database.trimCache(toPhotos: 20) == 0)
    #expect(try await photos.photo(Photo.fixture("photo-40").id) == nil)
    #expect(try await photos.photo(Photo.fixture("photo-41").id) != nil)
    #expect(try await database.info().photos == 20)
  }

  @Test func whatWasSeenAgainIsForgottenLast() async throws {
    let database = try store.open { [clock] in clock.date }
    let photos = PhotoStore(database: database, source: .demo)
    try await fill(photos, 60)
    clock.date += 60
    let seenAgain = Page(items: Photo.fixtures(1...5), hasNext: true)
    try await photos.save(seenAgain, of: .topic("alps"), as: PageRequest(size: 5))
    try await photos.save(.fixtureWithEverything("photo-6"))
    #expect(try await database.trimCache(toPhotos: 20) == 40)
    for number in Array(1...6) + Array(47...60) {
      #expect(try await photos.photo(Photo.fixture("photo-\(number)").id) != nil, "photo-\(number)")
    }
    #expect(try await photos.page(PageRequest(size: 5), of: .topic("alps"))?.value.items.count == 5)
  }

  @Test func manyAreForgottenLittleByLittle() async throws {
    let database = try store.open()
    try await fill(PhotoStore(database: database, source: .demo), 4500)
    var forgotten: [Int] = []
    for _ in 1...4 { forgotten.append(try await database.trimCache(toPhotos: 100)) }
    #expect(forgotten == [2000, 2000, 400, 0])
  }

  @Test func aBackupIsAStoreOfItsOwn() async throws {
    let database = try store.open()
    try await DatabaseLikesRepository(database: database).like(.fixture("kept"))
    let path = store.folder + "/backup.sqlite"
    try await database.backUp(to: path)
    try await DatabaseLikesRepository(database: database).like(.fixture("later"))
    let copy = try PhotoDatabase(path: path)
    #expect(copy.notices.isEmpty)
    #expect(try await DatabaseLikesRepository(database: copy).current() == ["kept"])
  }

  @Test func aBackupReplacesNothing() async throws {
    let database = try store.open()
    await #expect(throws: RepositoryError.storage(.exists(path: store.path))) {
      try await database.backUp(to: store.path)
    }
    await #expect(throws: RepositoryError.storage(.notWritable(path: "/dev/null/x"))) {
      try await database.backUp(to: "/dev/null/x")
    }
  }

  @Test func exportedLikesComeBackOnAnotherMachineInTheirOrder() async throws {
    let likes = try repository()
    for value in ["a", "b", "c"] {
      try await likes.like(.fixtureWithEverything(value))
      clock.date += 60
    }
    let archive = try LikesArchive.encode(try #require(try await likes.likes(limit: nil).first { _ in true }))
    let elsewhere = DatabaseLikesRepository(database: try store.openAnother())
    #expect(try await elsewhere.merge(LikesArchive.decode(archive)) == 3)
    let here = try await likes.likes(limit: nil).first { _ in true }
    #expect(try await elsewhere.likes(limit: nil).first { _ in true } == here)
    #expect(try await elsewhere.merge(LikesArchive.decode(archive)) == 0)
  }

  @Test func mergedLikesStandWhereTheirDatesBelong() async throws {
    let likes = try repository()
    for (value, date) in [("a", 1000.0), ("c", 3000)] {
      clock.date = Date(timeIntervalSince1970: date)
      try await likes.like(.fixture(value))
    }
    let others = [("d", 4000.0), ("b2", 2000), ("b1", 2000), ("a", 9)].map { value, date in
      LikedPhoto(photo: .fixture(value), likedAt: Date(timeIntervalSince1970: date))
    }
    #expect(try await likes.merge(others) == 3)
    #expect(try await likes.current() == ["d", "c", "b2", "b1", "a"])
    clock.date = Date(timeIntervalSince1970: 5000)
    try await likes.like(.fixture("e"))
    #expect(try await likes.current().first == "e")
  }

  @Test(arguments: ["", "[]", "{}", #"{"version":2,"likes":[]}"#, #"{"version":1,"likes":[{}]}"#])
  func whatIsNoArchiveIsRefused(text: String) throws {
    #expect(throws: RepositoryError.self) { try LikesArchive.decode(Array(text.utf8)) }
  }

  @Test func anArchiveWithALikeThatCouldNotBeTakenBackIsRefused() throws {
    let like = LikedPhoto(photo: .fixture("a\0b"), likedAt: Date(timeIntervalSince1970: 0))
    let archive = try LikesArchive.encode([like])
    let reason = "the archive has a photo whose id has a NUL character in it"
    #expect(throws: RepositoryError.malformed(reason: reason)) { try LikesArchive.decode(archive) }
  }

  private func repository() throws -> DatabaseLikesRepository {
    DatabaseLikesRepository(database: try store.open(now: { [clock] in clock.date }))
  }

  private func fill(_ photos: PhotoStore, _ count: Int) async throws {
    for number in 1...(count / 30) {
      let items = Photo.fixtures((number * 30 - 29)...(number * 30))
      try await photos.save(
        Page(items: items, hasNext: true), of: .editorial, as: PageRequest(number: number, size: 30))
    }
  }
}

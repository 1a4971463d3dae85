import Domain
import DomainTesting
import Foundation
import Persistence
import Testing

/// Tests the repository of likes, and the export and import of likes as archives.
@Suite struct LikesTests {
  let store: TemporaryStore
  let clock = Clock()

  init() throws { store = try TemporaryStore() }

  @Test("The likes repository satisfies its contract", arguments: LikesRepositoryContract.allCases)
  func contract(promise: LikesRepositoryContract) async throws {
    try await promise.check { DatabaseLikesRepository(database: store.openAnother()) }
  }

  @Test("A like is stored with its date and its whole photo")
  func likesSurviveTheProcess() async throws {
    clock.date = Date(timeIntervalSince1970: 1_700_000_000.123_456_7)
    var photo = Photo.fixtureWithEverything("a")
    photo.description = "\"A\\B\"\n\u{1}\u{2028}湖"
    let first = try store.open(now: { [clock] in clock.date })
    try await DatabaseLikesRepository(database: first).like(photo)
    try first.close()
    let found = try await store.likes().likes(limit: nil).first { _ in true }
    #expect(found == [LikedPhoto(photo: photo, likedAt: clock.date)])
  }

  @Test("Setting the clock back leaves the order of likes unchanged")
  func clockIsSetBack() async throws {
    let likes = try repository()
    try await likes.like(.fixture("before"))
    clock.date = Date(timeIntervalSince1970: 500)
    try await likes.like(.fixture("after"))
    let newest = try #require(try await likes.likes(limit: nil).first { _ in true })
    #expect(newest.map(\.id.value) == ["after", "before"])
    #expect(newest.map(\.likedAt.timeIntervalSince1970) == [1000, 1000])
  }

  @Test("Observers receive likes of another process", .timeLimit(.minutes(1)))
  func otherProcessesAreObserved() async throws {
    let (mine, theirs) = (try store.likes(), try store.likes())
    var states = mine.likes(limit: nil).makeAsyncIterator()
    #expect(try await states.next()?.isEmpty == true)
    for number in 1...3 {
      try await theirs.like(.fixture("\(number)"))
      while let state = try await states.next(), state.first?.id.value != "\(number)" {}
    }
    #expect(try await mine.current() == ["3", "2", "1"])
  }

  @Test("Concurrent writes of several processes are all stored")
  func manyProcessesWrite() async throws {
    let store = store
    try await withThrowingTaskGroup { group in
      for process in 1...4 {
        group.addTask {
          let likes = try store.likes()
          for number in 1...25 {
            try await likes.like(.fixture("\(process)-\(number)"))
            if number.isMultiple(of: 5) { try await likes.unlike(Photo.fixture("\(process)-\(number)").id) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.likes().current().count == 4 * 20)
  }

  @Test("Saving a photo updates its like, and saving a photo without a detail preserves the stored detail")
  func likeIsUpdated() async throws {
    let likes = try repository()
    let photos = PhotoStore(cache: store.openCache(), likes: likes, source: .demo)
    var photo = Photo.fixture("a")
    try await likes.like(photo)
    try await likes.like(.fixture("b"))
    photo.detail = Photo.Detail(tags: ["river"])
    try await photos.save(photo)
    photo.detail = nil
    photo.likeCount = 8
    try await photos.save(photo)
    try await photos.save(.fixture("not liked"))
    let found = try #require(try await likes.likes(limit: nil).first { _ in true })
    #expect(found.map(\.id.value) == ["b", "a"])
    #expect(found.last?.photo.detail?.tags == ["river"])
    #expect(found.last?.photo.likeCount == 8)
    #expect(try await likes.incompleteIDs(of: .demo).first { _ in true }?.map(\.value) == ["b"])
  }

  @Test("Liking a photo with a NUL character in its id throws an error")
  func unstorableIDIsRefused() async throws {
    let likes = try repository()
    await #expect(throws: RepositoryError.self) { try await likes.like(.fixture("cut\0short")) }
    #expect(try await likes.current().isEmpty)
  }

  @Test("Using a closed database throws an error")
  func closedDatabaseFails() async throws {
    let database = try store.open()
    try database.close()
    await #expect(throws: RepositoryError.self) {
      try await DatabaseLikesRepository(database: database).like(.fixture())
    }
  }

  @Test("Closing a database ends its observations without an error")
  func closedDatabaseEndsObservation() async throws {
    let database = try store.open()
    try database.close()
    #expect(try await DatabaseLikesRepository(database: database).likes(limit: nil).first { _ in true } == nil)
  }

  @Test("A like from the year 9999 does not change the dates of later likes", arguments: [true, false])
  func futureDatesAreNotInherited(isImported: Bool) async throws {
    let likes = try repository()
    let future = Date(timeIntervalSince1970: 253_370_764_800)
    if isImported {
      _ = try await likes.merge([LikedPhoto(photo: .fixture("future"), likedAt: future)])
    } else {
      clock.date = future
      try await likes.like(.fixture("future"))
      clock.date = Date(timeIntervalSince1970: 1000)
    }
    try await likes.like(.fixture("now"))
    let newest = try await likes.likes(limit: nil).current()
    #expect(newest.map(\.id.value) == ["now", "future"])
    #expect(newest[0].likedAt == clock.date)
    if isImported { #expect(newest[1].likedAt == clock.date) }
  }

  // MARK: Archives

  @Test("Exported likes have the same order after an import")
  func exportAndImport() async throws {
    let likes = try repository()
    for value in ["a", "b", "c"] {
      try await likes.like(.fixtureWithEverything(value))
      clock.date += 60
    }
    let archive = try LikesArchive.encode(try #require(try await likes.likes(limit: nil).first { _ in true }))
    let elsewhere = DatabaseLikesRepository(database: store.openAnother())
    #expect(try await elsewhere.merge(LikesArchive.decode(archive)) == 3)
    let here = try await likes.likes(limit: nil).first { _ in true }
    #expect(try await elsewhere.likes(limit: nil).first { _ in true } == here)
    #expect(try await elsewhere.merge(LikesArchive.decode(archive)) == 0)
  }

  @Test("Imported likes are ordered by date")
  func importedLikesAreOrdered() async throws {
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

  @Test(
    "Text that is not an archive is refused",
    arguments: ["", "[]", "{}", #"{"version":2,"likes":[]}"#, #"{"version":1,"likes":[{}]}"#])
  func malformedArchiveIsRefused(text: String) throws {
    #expect(throws: RepositoryError.self) { try LikesArchive.decode(Array(text.utf8)) }
  }

  @Test("An archive with a NUL character in an id is refused")
  func archiveWithUnstorableIDIsRefused() throws {
    let like = LikedPhoto(photo: .fixture("a\0b"), likedAt: Date(timeIntervalSince1970: 0))
    let archive = try LikesArchive.encode([like])
    #expect(throws: RepositoryError.malformed(reason: .nulCharacter)) { try LikesArchive.decode(archive) }
  }

  private func repository() throws -> DatabaseLikesRepository {
    DatabaseLikesRepository(database: try store.open(now: { [clock] in clock.date }))
  }
}

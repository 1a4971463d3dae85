import Domain
import DomainTesting
import Foundation
import Persistence
import Synchronization
import Testing

@Suite struct DatabaseLikesRepositoryTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test(arguments: LikesRepositoryContract.allCases)
  func keepsThePromisesOfItsPort(promise: LikesRepositoryContract) async throws {
    try await promise.check { DatabaseLikesRepository(database: try store.openAnother()) }
  }

  @Test func likesOutliveTheProcess() async throws {
    let first = try store.open()
    try await DatabaseLikesRepository(database: first).like(.fixture("kept"))
    try first.close()
    let likes = DatabaseLikesRepository(database: try store.open())
    #expect(try await likes.current() == ["kept"])
  }

  @Test func aClockThatWasSetBackDoesNotMixUpTheOrder() async throws {
    let clock = Mutex(Date(timeIntervalSince1970: 1000))
    let likes = DatabaseLikesRepository(database: try store.open { clock.withLock { $0 } })
    try await likes.like(.fixture("before"))
    clock.withLock { $0 = Date(timeIntervalSince1970: 500) }
    try await likes.like(.fixture("after"))
    let newest = try #require(try await likes.likes(limit: nil).first { _ in true })
    #expect(newest.map(\.id.value) == ["after", "before"])
    #expect(newest.map(\.likedAt.timeIntervalSince1970) == [1000, 1000])
  }

  @Test(.timeLimit(.minutes(1))) func whatAnotherProcessLikesIsSeen() async throws {
    let mine = DatabaseLikesRepository(database: try store.open())
    let theirs = DatabaseLikesRepository(database: try store.open())
    var states = mine.likes(limit: nil).makeAsyncIterator()
    #expect(try await states.next()?.isEmpty == true)
    for number in 1...3 {
      try await theirs.like(.fixture("\(number)"))
      while let state = try await states.next(), state.first?.id.value != "\(number)" {}
    }
    #expect(try await mine.current() == ["3", "2", "1"])
  }

  @Test func manyProcessesAtOnceLoseNothing() async throws {
    let store = store
    try await withThrowingTaskGroup { group in
      for process in 1...4 {
        group.addTask {
          let likes = DatabaseLikesRepository(database: try store.open())
          for number in 1...25 {
            try await likes.like(.fixture("\(process)-\(number)"))
            if number.isMultiple(of: 5) { try await likes.unlike(Photo.fixture("\(process)-\(number)").id) }
          }
        }
      }
      try await group.waitForAll()
    }
    let likes = DatabaseLikesRepository(database: try store.open())
    #expect(try await likes.current().count == 4 * 20)
  }

  @Test func aLikeIsBroughtUpToDateWhenThePhotoIs() async throws {
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    var photo = Photo.fixture("a")
    try await likes.like(photo)
    photo.detail = Photo.Detail(tags: ["river"])
    try await PhotoStore(database: database, source: .demo).save(photo)
    let kept = try await likes.likes(limit: nil).first { _ in true }
    #expect(kept?.first?.photo.detail?.tags == ["river"])
  }

  @Test func aClosedStoreAnswersWithAnError() async throws {
    let database = try store.open()
    try database.close()
    await #expect(throws: RepositoryError.self) {
      try await DatabaseLikesRepository(database: database).like(.fixture())
    }
  }

  @Test func whoObservesAClosedStoreIsToldNothing() async throws {
    let database = try store.open()
    try database.close()
    #expect(try await DatabaseLikesRepository(database: database).likes(limit: nil).first { _ in true } == nil)
  }
}

extension DatabaseLikesRepository {
  /// The ids of all likes, newest first.
  func current() async throws -> [String] {
    try await likes(limit: nil).first { _ in true }?.map(\.id.value) ?? []
  }
}

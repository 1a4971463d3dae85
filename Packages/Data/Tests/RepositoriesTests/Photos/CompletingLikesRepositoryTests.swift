import Domain
import DomainTesting
import Foundation
import Persistence
import Repositories
import Testing

@Suite(.timeLimit(.minutes(1))) struct CompletingLikesRepositoryTests {
  let folder: TemporaryFolder
  let photos = FakePhotoRepository([.editorial: ["a", "b", "c"].map { .fixtureWithEverything($0, source: .unsplash) }])

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: LikesRepositoryContract.allCases)
  func keepsThePromisesOfItsPort(promise: LikesRepositoryContract) async throws {
    let photos = photos
    try await promise.check {
      CompletingLikesRepository(likes: FakeLikesRepository(), photos: photos, source: .demo)
    }
  }

  @Test func aPhotoThatIsLikedFromAListIsCompletedAfterwards() async throws {
    let gate = Gate()
    photos.onPhoto.handle { _ throws(RepositoryError) in try await gate.wait() }
    let likes = try repository()
    #expect(try await likes.like(listed("a")))
    #expect(try await current(likes).map(\.photo) == [listed("a")], "the like does not wait")
    gate.open()
    let complete = try await likes.likes(limit: nil).first { $0.first?.photo.detail != nil }
    #expect(complete?.map(\.photo) == [.fixtureWithEverything("a", source: .unsplash)])
  }

  @Test func whatIsCompleteOrOfAnotherSourceIsNotAskedFor() async throws {
    let likes = try repository()
    _ = try await likes.like(.fixtureWithEverything("a", source: .unsplash))
    _ = try await likes.like(.fixture("b", source: .picsum))
    await likes.close()
    #expect(photos.onPhoto.calls.isEmpty)
  }

  @Test func whatCouldNotBeHadIsAskedForAgainLater() async throws {
    photos.onPhoto.fail(with: .offline(reason: "no route"))
    let likes = try repository()
    for value in ["a", "gone", "b", "c"] { _ = try await likes.like(listed(value)) }
    await likes.completeSome()
    #expect(try await current(likes).allSatisfy { $0.photo.detail == nil })
    photos.onPhoto.succeed()
    await likes.completeSome(limit: 3)
    #expect(try await current(likes).map { $0.photo.detail != nil } == [true, true, false, false])
    await likes.completeSome(limit: 3)
    #expect(try await current(likes).map { $0.photo.detail != nil } == [true, true, false, true])
  }

  @Test func leavingGivesUpWhatIsOnItsWay() async throws {
    let gate = Gate()
    photos.onPhoto.handle { _ throws(RepositoryError) in try await gate.wait() }
    let likes = try repository()
    _ = try await likes.like(listed("a"))
    await likes.close()
    #expect(gate.waiting == 0)
  }

  private func listed(_ value: String) -> Photo {
    var photo = Photo.fixtureWithEverything(value, source: .unsplash)
    photo.detail = nil
    return photo
  }

  private func current(_ likes: CompletingLikesRepository) async throws -> [LikedPhoto] {
    try #require(try await likes.likes(limit: nil).first { _ in true })
  }

  private func repository() throws -> CompletingLikesRepository {
    let database = try folder.database()
    return CompletingLikesRepository(
      likes: DatabaseLikesRepository(database: database),
      photos: KeepingPhotoRepository(photos: photos, store: PhotoStore(database: database, source: .unsplash)),
      source: .unsplash)
  }
}

/// Keeps what it is asked for, as `DefaultPhotoRepository` does.
private struct KeepingPhotoRepository: PhotoRepository {
  let photos: FakePhotoRepository
  let store: PhotoStore

  func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    try await photos.photos(in: feed, page: page)
  }

  func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo {
    let photo = try await photos.photo(id)
    try await store.save(photo)
    return photo
  }
}

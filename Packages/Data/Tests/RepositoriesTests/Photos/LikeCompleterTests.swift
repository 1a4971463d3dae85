import Domain
import DomainTesting
import Foundation
import Persistence
import Repositories
import Testing

@Suite(.timeLimit(.minutes(1))) struct LikeCompleterTests {
  private let folder: TemporaryFolder
  private let photos = FakePhotoRepository([
    .editorial: ["a", "b", "c"].map { .fixtureWithEverything($0, source: .unsplash) }
  ])
  private let likes: DatabaseLikesRepository
  private let store: PhotoStore

  init() throws {
    folder = try TemporaryFolder()
    likes = folder.likes()
    store = PhotoStore(cache: folder.cache(), likes: likes, source: .unsplash)
  }

  @Test("The detail of a photo that was liked in a list is fetched after the like is stored")
  func aLikeIsCompleted() async throws {
    let gate = Gate()
    photos.onPhoto.handle { _ throws(RepositoryError) in try await gate.wait() }
    let run = Task { [completer] in await completer.run() }
    #expect(try await likes.like(listed("a")))
    #expect(try await current().map(\.photo) == [listed("a")])
    gate.open()
    let complete = try await likes.likes(limit: nil).first { $0.first?.photo.detail != nil }
    #expect(complete?.map(\.photo) == [.fixtureWithEverything("a", source: .unsplash)])
    run.cancel()
    await run.value
  }

  @Test("A cached detail is used without a request")
  func aCachedDetailIsUsed() async throws {
    try await store.save(.fixtureWithEverything("a", source: .unsplash))
    let run = Task { [completer] in await completer.run() }
    _ = try await likes.like(listed("a"))
    let complete = try await likes.likes(limit: nil).first { $0.first?.photo.detail != nil }
    #expect(complete?.map(\.photo) == [.fixtureWithEverything("a", source: .unsplash)])
    run.cancel()
    await run.value
    #expect(photos.onPhoto.calls.isEmpty)
  }

  @Test("A liked photo is requested only if it has no detail and belongs to the source")
  func onlyIncompleteLikesAreRequested() async throws {
    _ = try await likes.like(.fixtureWithEverything("a", source: .unsplash))
    _ = try await likes.like(.fixture("b", source: .picsum))
    _ = try await likes.like(listed("c"))
    let run = Task { [completer] in await completer.run() }
    _ = try await likes.likes(limit: nil).first { $0.first?.photo.detail != nil }
    run.cancel()
    await run.value
    #expect(photos.onPhoto.calls.map(\.value) == ["c"])
  }

  @Test("`backlog` limits only the likes that exist at the start, and a photo that is not found is skipped")
  func aPhotoThatIsGoneIsSkipped() async throws {
    for value in ["a", "b", "gone"] { _ = try await likes.like(listed(value)) }
    let run = Task { [completer] in await completer.run(backlog: 2) }
    _ = try await likes.likes(limit: nil).first { $0.contains { $0.id.value == "b" && $0.photo.detail != nil } }
    _ = try await likes.like(listed("c"))
    _ = try await likes.likes(limit: nil).first { $0.contains { $0.id.value == "c" && $0.photo.detail != nil } }
    run.cancel()
    await run.value
    #expect(photos.onPhoto.calls.map(\.value) == ["gone", "b", "c"])
  }

  @Test("After a failed request, only photos that the user likes later are requested")
  func aFailingSourceIsNotAskedAgain() async throws {
    let (requests, continuation) = AsyncStream<String>.makeStream()
    photos.onPhoto.handle { id throws(RepositoryError) in
      continuation.yield(id.value)
      throw .offline(reason: "no route")
    }
    var requested = requests.makeAsyncIterator()
    for value in ["a", "b"] { _ = try await likes.like(listed(value)) }
    let run = Task { [completer] in await completer.run() }
    #expect(await requested.next() == "b")
    _ = try await likes.like(listed("c"))
    #expect(await requested.next() == "c")
    run.cancel()
    await run.value
    #expect(photos.onPhoto.calls.count == 2)
  }

  @Test("Canceling the completer cancels its request")
  func cancellingEndsTheRequest() async throws {
    let gate = Gate()
    let (requests, continuation) = AsyncStream<Void>.makeStream()
    photos.onPhoto.handle { _ throws(RepositoryError) in
      continuation.yield()
      try await gate.wait()
    }
    _ = try await likes.like(listed("a"))
    let run = Task { [completer] in await completer.run() }
    _ = await requests.first { _ in true }
    run.cancel()
    await run.value
    #expect(gate.waiting == 0)
  }

  private var completer: LikeCompleter {
    LikeCompleter(
      likes: likes, photos: CachingPhotoRepository(photos: photos, store: store), source: .unsplash)
  }

  private func listed(_ value: String) -> Photo {
    var photo = Photo.fixtureWithEverything(value, source: .unsplash)
    photo.detail = nil
    return photo
  }

  private func current() async throws -> [LikedPhoto] {
    try #require(try await likes.likes(limit: nil).first { _ in true })
  }
}

/// Saves the photos that it fetches, as `DefaultPhotoRepository` does.
private struct CachingPhotoRepository: PhotoRepository {
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

  func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? {
    try await store.photo(id)
  }
}

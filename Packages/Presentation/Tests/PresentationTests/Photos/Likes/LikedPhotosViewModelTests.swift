import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The list of likes") struct LikedPhotosViewModelTests {
  private let fixture = PhotosFixture(liked: Photo.fixtures(1...3))
  private let load = PublishRelay<Void>()
  private let select = PublishRelay<Photo.ID>()
  private let unlike = PublishRelay<PhotoItem>()
  private let unlikeNamed = PublishRelay<PhotoReference>()

  private var input: LikedPhotosViewModel.Input {
    .init(
      load: load.startWith(()), select: ControlEvent(select), toggleLike: ControlEvent(unlike),
      unlikeNamed: ControlEvent(unlikeNamed))
  }

  @Test("The newest like is first")
  func newestLikeFirst() async {
    let photos = Listener(fixture.liked().transform(input: input).photos)
    await settle()
    #expect(photos.last?.ids == ["photo-3", "photo-2", "photo-1"])
    #expect(photos.last?.items.loaded.allSatisfy(\.isLiked) == true)
    #expect(photos.last?.total == 3)
  }

  @Test("A like that is added on another screen appears at once")
  func likeElsewhereAppears() async throws {
    let photos = Listener(fixture.liked().transform(input: input).photos)
    await settle()
    _ = try await fixture.likes.like(.fixture("photo-4"))
    await settle()
    #expect(photos.last?.ids.first == "photo-4")
    _ = try await fixture.likes.unlike(Photo.fixture("photo-4").id)
    await settle()
    #expect(photos.last?.ids.first == "photo-3")
  }

  @Test("A photo can be unliked")
  func photoIsUnliked() async throws {
    let output = fixture.liked().transform(input: input)
    let changes = Listener(output.likeChanges)
    let photos = Listener(output.photos)
    await settle()
    unlike.accept(try #require(photos.last?.items.loaded[1]))
    await settle()
    #expect(photos.last?.ids == ["photo-3", "photo-1"])
    #expect(changes.values.map(\.isLiked) == [false])
  }

  @Test("A photo can be unliked by its id or slug alone, without a source", arguments: ["photo-4", "a-lake-photo-4"])
  func unlikeByName(name: String) async throws {
    _ = try await fixture.likes.like(.fixtureWithEverything("photo-4"))
    let output = fixture.liked().transform(input: input)
    let changes = Listener(output.likeChanges)
    let photos = Listener(output.photos)
    await settle()
    unlikeNamed.accept(PhotoReference(name))
    await settle()
    #expect(photos.last?.ids == ["photo-3", "photo-2", "photo-1"])
    #expect(changes.values.map(\.changedAnything) == [true])
    #expect(fixture.photos.onPhoto.calls.isEmpty)
  }

  @Test("A photo whose slug has changed at the source can be unliked by its new slug")
  func unlikeByNameOfSource() async {
    var renamed = Photo.fixture("photo-2")
    renamed.slug = "a-new-slug"
    fixture.photos.put([renamed], in: .editorial)
    let changes = Listener(fixture.liked().transform(input: input).likeChanges)
    unlikeNamed.accept(PhotoReference("http://demo.photolist/photos/a-new-slug"))
    await settle()
    #expect(changes.values.map(\.changedAnything) == [true])
    #expect(changes.last?.id.value == "photo-2")
  }

  @Test("Unliking a photo that is not liked shows a message and does not fail")
  func unlikePhotoThatIsNotLiked() async {
    fixture.photos.put([.fixture("photo-9")], in: .editorial)
    let output = fixture.liked().transform(input: input)
    let changes = Listener(output.likeChanges)
    let failures = Listener(output.failures)
    unlikeNamed.accept(PhotoReference("photo-9"))
    await settle()
    #expect(changes.values.map(\.changedAnything) == [false])
    #expect(changes.last?.text.hasPrefix("Not liked: ") == true)
    #expect(failures.values.isEmpty)
  }

  @Test("Unliking a photo that does not exist fails")
  func unlikeUnknownName() async {
    let output = fixture.liked().transform(input: input)
    let changes = Listener(output.likeChanges)
    let failures = Listener(output.failures)
    unlikeNamed.accept(PhotoReference("nothing"))
    await settle()
    #expect(changes.values.isEmpty)
    #expect(failures.values.map(\.error) == [.notFound])
  }

  @Test("In offline mode, unliking a photo that is not liked shows a message")
  func unlikeOffline() async {
    let viewModel = LikedPhotosViewModel(
      likes: fixture.likes, photos: fixture.photos, policy: .cacheOnly, environment: fixture.environment)
    let output = viewModel.transform(input: .init(unlikeNamed: .just(PhotoReference("nothing"))))
    let changes = Listener(output.likeChanges)
    await settle()
    #expect(changes.last?.text == "Not liked: nothing")
  }

  @Test("If liked photos of two sources have the same id, the user has to choose a source")
  func unlikeAmbiguousID() async throws {
    let picsum = Photo.fixture("photo-2", source: .picsum)
    _ = try await fixture.likes.like(picsum)
    let output = fixture.liked().transform(input: input)
    let failures = Listener(output.failures)
    let photos = Listener(output.photos)
    await settle()
    unlikeNamed.accept(PhotoReference("photo-2"))
    await settle()
    #expect(failures.last?.message == "Several liked photos have the id photo-2, from these sources: demo, picsum.")
    #expect(photos.last?.items.count == 4, "nothing was unliked")

    let chosen = LikedPhotosViewModel(
      source: .picsum, sourceIsDefault: false, likes: fixture.likes, photos: fixture.photos,
      environment: fixture.environment)
    let changes = Listener(chosen.transform(input: .init(unlikeNamed: .just(PhotoReference("photo-2")))).likeChanges)
    await settle()
    #expect(changes.values.map(\.id) == [picsum.id])
    #expect(photos.last?.items.count == 3)
  }

  @Test("An id takes precedence over the slug of another photo")
  func unlikeByIDFirst() async throws {
    var other = Photo.fixture("photo-9")
    other.slug = "photo-1"
    _ = try await fixture.likes.like(other)
    let changes = Listener(fixture.liked().transform(input: input).likeChanges)
    unlikeNamed.accept(PhotoReference("photo-1"))
    await settle()
    #expect(changes.values.map(\.id) == [Photo.fixture("photo-1").id])
  }

  @Test("An empty list of likes has a message")
  func noLikes() async {
    let photos = Listener(PhotosFixture().liked().transform(input: input).photos)
    await settle()
    #expect(photos.last?.state == .empty)
    #expect(photos.last?.status.hasPrefix("No likes yet.") == true)
  }

  @Test("With a limit, only the newest likes are shown")
  func limitShowsNewest() async {
    let photos = Listener(fixture.liked(limit: 2).transform(input: input).photos)
    await settle()
    #expect(photos.last?.ids == ["photo-3", "photo-2"])
  }

  @Test("If the likes cannot be read, the list shows advice, and the request can be retried")
  func failedReadCanBeRetried() async {
    let photos = Listener(fixture.liked().transform(input: input).photos)
    await settle()
    fixture.likes.failObservers(with: .storage(.busy(path: "/likes")))
    await settle()
    #expect(photos.last?.state.failure?.error == .storage(.busy(path: "/likes")))
    #expect(photos.last?.state.failure?.advice == "Close the other program and try again.")
    load.accept(())
    await settle()
    #expect(photos.last?.ids.count == 3)
  }

  @Test("The screen of a selected photo receives the list of likes")
  func photoOpensAmongLikes() async throws {
    let output = fixture.liked().transform(input: input)
    let route = Listener(output.route)
    let photos = Listener(output.photos)
    await settle()
    select.accept(Photo.fixture("photo-2").id)
    guard case .photo(let id, let strip) = try #require(route.last) else {
      Issue.record("the route leads elsewhere")
      return
    }
    #expect(id.value == "photo-2")
    #expect(Listener(strip.photos).last == photos.last)
  }
}

import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The actions on a photo") struct PhotoActionsViewModelTests {
  private let fixture = PhotosFixture([.editorial: [.fixtureWithEverything("photo-1")] + Photo.fixtures(2...4)])
  private let next = PublishRelay<Void>()
  private let toggleLike = PublishRelay<Void>()
  private let share = PublishRelay<Void>()
  private let openPage = PublishRelay<Void>()

  private func photo(_ id: String, in sequence: PhotoSequence? = nil) -> Driver<PhotoDetail> {
    fixture.pager(id, in: sequence).transform(input: .init(next: ControlEvent(next))).photo
  }

  private func actions(on photo: Driver<PhotoDetail>) -> PhotoActionsViewModel.Output {
    fixture.actions().transform(
      input: .init(
        photo: photo, toggleLike: ControlEvent(toggleLike), share: ControlEvent(share),
        openPage: ControlEvent(openPage)))
  }

  @Test("Toggling a like changes the like on every screen")
  func likeToggles() async throws {
    let photo = photo("photo-1")
    let output = actions(on: photo)
    let changes = Listener(output.likeChanges)
    let shown = Listener(photo)
    let list = Listener(fixture.list().transform(input: .init()).photos)
    await settle()
    toggleLike.accept(())
    await settle()
    #expect(shown.last?.item?.isLiked == true)
    #expect(list.last?.items[0]?.isLiked == true)
    toggleLike.accept(())
    await settle()
    #expect(list.last?.items[0]?.isLiked == false)
    #expect(changes.values.map(\.text) == ["Liked: A lake in the morning", "Unliked: A lake in the morning"])
    #expect(changes.values.map(\.isLiked) == [true, false])
  }

  @Test("Each of several quick presses toggles the like, even before the photo is loaded")
  func quickTogglesCount() async {
    let output = actions(on: photo("photo-1"))
    let changes = Listener(output.likeChanges)
    let activity = Listener(output.activity)
    for _ in 1...3 { toggleLike.accept(()) }
    await settle()
    #expect(changes.values.map(\.isLiked) == [true, false, true])
    withExtendedLifetime(activity) {}
  }

  @Test("If the picture of a photo cannot be loaded, the status shows the failure")
  func pictureFailureIsShown() async {
    let failure = BehaviorRelay<Failure?>(value: nil)
    let output = fixture.actions().transform(
      input: .init(photo: photo("photo-1"), pictureFailure: failure.asObservable()))
    let activity = Listener(output.activity)
    await settle()
    #expect(activity.last?.status == nil)
    failure.accept(fixture.environment.failure(.notFound))
    #expect(activity.last?.status?.text == "No picture. Not found.")
    #expect(activity.last?.status?.action == .retry)
    #expect(activity.last?.status?.tone == .bad)
    failure.accept(nil)
    #expect(activity.last?.status == nil)
  }

  @Test("Liking a liked photo changes nothing")
  func likingTwice() async {
    func like() -> Listener<LikeChange> {
      Listener(fixture.actions().transform(input: .init(photo: photo("photo-1"), like: .just(()))).likeChanges)
    }
    let first = like()
    await settle()
    #expect(first.values.map(\.changedAnything) == [true])
    let second = like()
    await settle()
    #expect(second.values.map(\.changedAnything) == [false])
    #expect(second.last?.text == "Already liked: A lake in the morning")
  }

  @Test("A like is saved even if only `activity` has a subscriber")
  func likeNeedsNoSubscriber() async {
    let activity = Listener(actions(on: photo("photo-1")).activity)
    await settle()
    toggleLike.accept(())
    await settle()
    #expect(fixture.likes.onLike.calls.count == 1)
    withExtendedLifetime(activity) {}
  }

  @Test("A photo that is requested by its slug is liked by its id")
  func slugIsLikedByID() async {
    let photo = photo("a-lake-photo-1")
    let changes = Listener(fixture.actions().transform(input: .init(photo: photo, like: .just(()))).likeChanges)
    let shown = Listener(photo)
    await settle()
    #expect(changes.last?.id == Photo.fixture("photo-1").id)
    #expect(shown.last?.id.value == "a-lake-photo-1")
    #expect(shown.last?.item?.isLiked == true)
  }

  @Test("A cached photo can be liked even if the source fails")
  func cachedPhotoCanBeLiked() async {
    fixture.photos.cache(Photo.fixtures(1...1), of: .editorial, fetchedAt: .distantPast)
    fixture.photos.onPhoto.fail(with: .rateLimited(until: nil))
    let photo = fixture.pager("photo-1", policy: .networkFirst).transform(input: .init()).photo
    let output = fixture.actions().transform(input: .init(photo: photo, like: .just(())))
    let changes = Listener(output.likeChanges)
    let failures = Listener(output.failures)
    let shown = Listener(photo)
    await settle()
    #expect(shown.last?.state.failure?.error == .rateLimited(until: nil))
    #expect(changes.values.map(\.isLiked) == [true])
    #expect(failures.values.isEmpty)
  }

  @Test("An action on a photo that cannot be loaded fails with the reason")
  func unknownPhotoFailsTheAction() async {
    fixture.photos.onPhoto.fail(with: .timedOut)
    let output = actions(on: photo("photo-1"))
    let failures = Listener(output.failures)
    let activity = Listener(output.activity)
    await settle()
    #expect(failures.values.isEmpty, "no action was performed")
    #expect(activity.last?.status?.action == .retry)
    for action in [toggleLike, share, openPage] {
      action.accept(())
      await settle()
    }
    #expect(failures.values.map(\.error) == [.timedOut, .timedOut, .timedOut])
    #expect(fixture.likes.onLike.calls.isEmpty)
  }

  @Test("The same link can be shared repeatedly")
  func linkIsSharedRepeatedly() async {
    let photo = photo("photo-1")
    let shared = Listener(actions(on: photo).shared)
    let shown = Listener(photo)
    await settle()
    share.accept(())
    share.accept(())
    #expect(shared.values == ["http://photos.invalid/photo-1", "http://photos.invalid/photo-1"])
    withExtendedLifetime(shown) {}
  }

  @Test("The page of the shown photo is opened")
  func pageIsOpened() async {
    let photo = photo("photo-2")
    let opened = Listener(actions(on: photo).openedPage)
    let shown = Listener(photo)
    await settle()
    openPage.accept(())
    #expect(opened.values == ["http://photos.invalid/photo-2"])
    withExtendedLifetime(shown) {}
  }

  @Test("The link of a generated demo photo can be shared, but not opened in a browser")
  func demoPageIsNotOpened() async {
    var generated = Photo.fixture("photo-9")
    generated.links.page = "http://demo.photolist/photos/photo-9"
    fixture.photos.put([generated], in: .editorial)
    let photo = photo("photo-9")
    let output = actions(on: photo)
    let (shared, opened, failures) = (Listener(output.shared), Listener(output.openedPage), Listener(output.failures))
    let shown = Listener(photo)
    await settle()
    share.accept(())
    openPage.accept(())
    #expect(shared.values == [generated.links.page])
    #expect(opened.values.isEmpty)
    #expect(failures.values.map(\.message) == ["The photos of the demo are generated and have no web page."])
    withExtendedLifetime(shown) {}
  }

  @Test("An action on a photo that is still loading does not apply to the next photo")
  func actionStaysWithItsPhoto() async {
    let gate = Gate()
    fixture.photos.onPhoto.handle { _ throws(RepositoryError) in try await gate.wait() }
    let photo = photo("photo-1", in: fixture.sequence(2...3))
    let opened = Listener(actions(on: photo).openedPage)
    let shown = Listener(photo)
    await settle()
    openPage.accept(())
    next.accept(())
    await settle()
    #expect(shown.last?.item?.id.value == "photo-2")
    #expect(opened.values.isEmpty)
    openPage.accept(())
    #expect(opened.values == ["http://photos.invalid/photo-2"])
  }

  @Test("Sharing a photo without a page fails with a message")
  func photoWithoutPageIsNotShared() async {
    var photo = Photo.fixture("photo-9")
    photo.links.page = ""
    fixture.photos.put([photo], in: .editorial)
    let output = actions(on: self.photo("photo-9"))
    let shared = Listener(output.shared)
    let failures = Listener(output.failures)
    await settle()
    share.accept(())
    await settle()
    #expect(shared.values.isEmpty)
    #expect(failures.values.map(\.message) == ["This photo has no page: Untitled"])
  }
}

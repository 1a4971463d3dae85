import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite struct PhotoDetailViewModelTests {
  private let fixture = PhotosFixture([.editorial: [.fixtureWithEverything("photo-1")] + Photo.fixtures(2...4)])
  private let load = PublishRelay<Void>()
  private let previous = PublishRelay<Void>()
  private let next = PublishRelay<Void>()
  private let toggleLike = PublishRelay<Void>()
  private let setLike = PublishRelay<Bool>()
  private let share = PublishRelay<Void>()
  private let back = PublishRelay<Void>()

  private var input: PhotoDetailViewModel.Input {
    .init(
      load: load.startWith(()), previous: ControlEvent(previous), next: ControlEvent(next),
      toggleLike: ControlEvent(toggleLike), setLike: ControlEvent(setLike), share: ControlEvent(share),
      back: ControlEvent(back))
  }

  /// A list screen of pages of two, and the strip of its photos.
  private func strip() async throws -> (list: Listener<ListState<PhotoItems>>, strip: PhotoStrip) {
    let select = PublishRelay<Photo.ID>()
    let output = fixture.list().transform(input: .init(select: ControlEvent(select)))
    let routes = Listener(output.route)
    let list = Listener(output.photos)
    await settle()
    select.accept(Photo.fixture("photo-1").id)
    guard case .photo(_, let strip) = try #require(routes.last) else { throw RepositoryError.notFound }
    return (list, strip)
  }

  @Test func everythingKnownOfAPhotoIsShown() async throws {
    let gate = Gate()
    fixture.photos.onPhoto.handle { _ throws(RepositoryError) in try await gate.wait() }
    let photo = Listener(fixture.detail("photo-1").transform(input: input).photo)
    #expect(photo.last?.state == .loading)
    gate.open()
    await settle()
    let shown = try #require(photo.last)
    #expect(shown.state == .ended)
    #expect(shown.item?.title == "A lake in the morning")
    #expect(shown.item?.attribution == "Picture by Ada Lovelace, from the demo catalogue")
    let facts = Dictionary(uniqueKeysWithValues: shown.facts.map { ($0.kind, $0.value) })
    #expect(facts[.camera] == "Canon EOS 5D")
    #expect(facts[.exposure] == "1/250 s, f/4.0, 35.0 mm, ISO 100")
    #expect(facts[.published] == "2023-11-14")
    #expect(facts[.place] == "Buttermere")
    #expect(facts[.coordinates] == "54.5, -3.25")
    #expect(facts[.tags] == "lake, morning")
    #expect(facts[.views] == "20,000")
    #expect(Set(facts.keys) == Set(PhotoFact.Kind.allCases), "every kind of fact is shown when it is known")
    #expect(shown.position.isEmpty && !shown.hasNext && !shown.hasPrevious)
  }

  @Test func whatIsUnknownIsLeftOut() async {
    let photo = Listener(fixture.detail("photo-2").transform(input: input).photo)
    await settle()
    #expect(photo.last?.facts.map(\.kind) == [.id, .source, .author, .size, .page])
  }

  @Test func anUnknownPhotoSaysSo() async {
    let photo = Listener(fixture.detail("nothing").transform(input: input).photo)
    await settle()
    #expect(photo.last?.state.failure?.error == .notFound)
    #expect(photo.last?.item == nil)
  }

  @Test func aFailureCanBeAskedAgain() async {
    fixture.photos.onPhoto.fail(with: .timedOut)
    let photo = Listener(fixture.detail("photo-1").transform(input: input).photo)
    await settle()
    #expect(photo.last?.state.failure?.error == .timedOut)
    fixture.photos.onPhoto.succeed()
    load.accept(())
    await settle()
    #expect(photo.last?.state == .ended)
  }

  @Test func theListsCopyIsShownUntilTheDetailIsThere() async throws {
    let (list, strip) = try await strip()
    let gate = Gate()
    fixture.photos.onPhoto.handle { _ throws(RepositoryError) in try await gate.wait() }
    let photo = Listener(fixture.detail("photo-1", in: strip).transform(input: input).photo)
    await settle()
    #expect(photo.last?.state == .loading)
    #expect(photo.last?.item?.id.value == "photo-1")
    #expect(photo.last?.position == "1 of 4")
    #expect(fixture.photos.onPhotos.calls.count == 1, "the first of two photos asks for no more")
    gate.open()
    await settle()
    #expect(photo.last?.state == .ended)
    withExtendedLifetime(list) {}
  }

  @Test func theListsCopyStaysWhenTheDetailFails() async throws {
    let (list, strip) = try await strip()
    fixture.photos.onPhoto.fail(with: .offline(reason: "no route"))
    let photo = Listener(fixture.detail("photo-2", in: strip).transform(input: input).photo)
    await settle()
    #expect(photo.last?.state.failure?.error == .offline(reason: "no route"))
    #expect(photo.last?.item?.id.value == "photo-2")
    withExtendedLifetime(list) {}
  }

  @Test func pagingThroughTheListLoadsMoreOfIt() async throws {
    let (list, strip) = try await strip()
    let photo = Listener(fixture.detail("photo-1", in: strip).transform(input: input).photo)
    await settle()
    var shown: [String?] = []
    for _ in 1...5 {
      shown.append(photo.last?.item?.id.value)
      next.accept(())
      await settle()
    }
    #expect(shown == ["photo-1", "photo-2", "photo-3", "photo-4", "photo-4"])
    #expect(photo.last?.position == "4 of 4")
    #expect(photo.last?.hasNext == false)
    #expect(list.last?.ids.count == 4, "the list behind has grown too")
    previous.accept(())
    await settle()
    #expect(photo.last?.item?.id.value == "photo-3")
  }

  @Test func thePhotosBesideItAreKnownTheNextOneFirst() async throws {
    let (list, strip) = try await strip()
    let photo = Listener(fixture.detail("photo-1", in: strip).transform(input: input).photo)
    await settle()
    #expect(photo.last?.neighbors.map(\.id.value) == ["photo-2"])
    next.accept(())
    await settle()
    #expect(photo.last?.neighbors.map(\.id.value) == ["photo-3", "photo-1"], "of the page that came meanwhile")
    withExtendedLifetime(list) {}
  }

  @Test func thePageBehindTheLastPhotoIsAskedForAgainAfterAFailure() async throws {
    let (list, strip) = try await strip()
    fixture.photos.onPhotos.fail(with: .timedOut)
    let photo = Listener(fixture.detail("photo-2", in: strip).transform(input: input).photo)
    await settle()
    #expect(fixture.photos.onPhotos.calls.map(\.page.number) == [1, 2], "the last photo asks for more by itself, once")
    #expect(photo.last?.hasNext == false)
    fixture.photos.onPhotos.succeed()
    next.accept(())
    await settle()
    #expect(fixture.photos.onPhotos.calls.map(\.page.number) == [1, 2, 2])
    #expect(photo.last?.hasNext == true)
    #expect(list.last?.ids.count == 4)
  }

  @Test func whoWantsTheNextPhotoBeforeItsPageHasComeGoesOnWhenItHas() async throws {
    let (list, strip) = try await strip()
    let gate = Gate()
    fixture.photos.onPhotos.handle { _ throws(RepositoryError) in try await gate.wait() }
    let photo = Listener(fixture.detail("photo-2", in: strip).transform(input: input).photo)
    await settle()
    next.accept(())
    await settle()
    #expect(photo.last?.item?.id.value == "photo-2")
    gate.open()
    await settle()
    #expect(photo.last?.item?.id.value == "photo-3")
    withExtendedLifetime(list) {}
  }

  @Test func thereIsNothingBeforeTheFirstPhoto() async throws {
    let (list, strip) = try await strip()
    let photo = Listener(fixture.detail("photo-1", in: strip).transform(input: input).photo)
    previous.accept(())
    await settle()
    #expect(photo.last?.item?.id.value == "photo-1")
    #expect(photo.last?.hasPrevious == false)
    withExtendedLifetime(list) {}
  }

  @Test func theAnswerForAPhotoThatWasLeftIsNotShown() async throws {
    let (list, strip) = try await strip()
    let gate = Gate()
    fixture.photos.onPhoto.handle { _ throws(RepositoryError) in try await gate.wait() }
    let photo = Listener(fixture.detail("photo-1", in: strip).transform(input: input).photo)
    await settle()
    next.accept(())
    await settle()
    #expect(gate.waiting == 1, "the first photo's request was cancelled")
    gate.open()
    await settle()
    #expect(photo.last?.item?.id.value == "photo-2")
    #expect(photo.values.allSatisfy { $0.state != .ended || $0.item?.id.value == "photo-2" })
    withExtendedLifetime(list) {}
  }

  @Test func oneMomentShowsOnePhoto() async throws {
    let (list, strip) = try await strip()
    let photo = Listener(fixture.detail("photo-1", in: strip).transform(input: input).photo)
    await settle()
    next.accept(())
    await settle()
    let shown = photo.values.map { "\($0.item?.id.value ?? "") is \($0.position)" }
    #expect(Set(shown) == ["photo-1 is 1 of 4", "photo-2 is 2 of 4"])
    withExtendedLifetime(list) {}
  }

  @Test func aPhotoUnlikedAmongTheLikesStaysUntilTheScreenIsLeft() async throws {
    for photo in Photo.fixtures(2...4) { _ = try await fixture.likes.like(photo) }
    let liked = fixture.liked().transform(input: .init()).photos
    let photo = Listener(
      fixture.detail("photo-3", in: PhotoStrip(photos: liked, more: {})).transform(input: input).photo)
    await settle()
    #expect(photo.last?.position == "2 of 3")
    toggleLike.accept(())
    await settle()
    #expect(photo.last?.item?.isLiked == false)
    #expect(photo.last?.position == "2 of 3")
    next.accept(())
    await settle()
    #expect(photo.last?.item?.id.value == "photo-2")
  }

  @Test func theHeartTogglesAndEveryScreenSeesIt() async throws {
    let output = fixture.detail("photo-1").transform(input: input)
    let changes = Listener(output.likeChanges)
    let photo = Listener(output.photo)
    let list = Listener(fixture.list().transform(input: .init()).photos)
    await settle()
    toggleLike.accept(())
    await settle()
    #expect(photo.last?.item?.isLiked == true)
    #expect(list.last?.items[0]?.isLiked == true)
    toggleLike.accept(())
    await settle()
    #expect(list.last?.items[0]?.isLiked == false)
    #expect(changes.values.map(\.text) == ["Liked: A lake in the morning", "No longer liked: A lake in the morning"])
  }

  @Test func aCommandLikesThePhotoOnceItIsThere() async {
    let once = ControlEvent.just(true)
    let output = fixture.detail("photo-1").transform(input: .init(setLike: once))
    let changes = Listener(output.likeChanges)
    await settle()
    #expect(changes.values.map(\.changedAnything) == [true])
    let again = Listener(fixture.detail("photo-1").transform(input: .init(setLike: once)).likeChanges)
    await settle()
    #expect(again.values.map(\.changedAnything) == [false])
    #expect(again.last?.text == "Liked already: A lake in the morning")
  }

  @Test func aPhotoThatIsAskedForByItsReadableNameIsLikedByItsID() async {
    let output = fixture.detail("a-lake-photo-1").transform(input: .init(setLike: .just(true)))
    let changes = Listener(output.likeChanges)
    let photo = Listener(output.photo)
    await settle()
    #expect(changes.last?.id == Photo.fixture("photo-1").id)
    #expect(photo.last?.id.value == "a-lake-photo-1")
    #expect(photo.last?.item?.isLiked == true)
  }

  @Test func aLikeCanBeTakenBackWithoutTheSource() async throws {
    _ = try await fixture.likes.like(.fixture("photo-1"))
    fixture.photos.onPhoto.fail(with: .offline(reason: "no route"))
    let output = fixture.detail("photo-1").transform(
      input: .init(setLike: .just(false)))
    let changes = Listener(output.likeChanges)
    await settle()
    #expect(changes.values.map(\.changedAnything) == [true])
  }

  @Test func theSameLinkIsSharedAsOftenAsTheUserWants() async {
    let output = fixture.detail("photo-1").transform(input: input)
    let shared = Listener(output.shared)
    let photo = Listener(output.photo)
    await settle()
    share.accept(())
    share.accept(())
    #expect(shared.values == ["http://photos.invalid/photo-1", "http://photos.invalid/photo-1"])
    withExtendedLifetime(photo) {}
  }

  @Test func thePageOfThePhotoThatIsSeenIsOpened() async {
    let openPage = PublishRelay<Void>()
    let output = fixture.detail("photo-2").transform(input: .init(openPage: ControlEvent(openPage)))
    let opened = Listener(output.openedPage)
    let photo = Listener(output.photo)
    await settle()
    openPage.accept(())
    #expect(opened.values == ["http://photos.invalid/photo-2"])
    withExtendedLifetime(photo) {}
  }

  @Test func whatIsAskedOfAPhotoThatIsNotThereYetIsNotDoneWithTheNextOne() async {
    let gate = Gate()
    fixture.photos.onPhoto.handle { _ throws(RepositoryError) in try await gate.wait() }
    let items = Photo.fixtures(2...3).map { PhotoItem($0, isLiked: false, strings: fixture.environment.strings.photos) }
    let strip = PhotoStrip(photos: .just(ListState(items: PhotoItems(items), state: .ended)), more: {})
    let openPage = PublishRelay<Void>()
    let output = fixture.detail("photo-1", in: strip)
      .transform(input: .init(next: ControlEvent(next), openPage: ControlEvent(openPage)))
    let opened = Listener(output.openedPage)
    let photo = Listener(output.photo)
    await settle()
    openPage.accept(())
    next.accept(())
    await settle()
    #expect(photo.last?.item?.id.value == "photo-2")
    #expect(opened.values.isEmpty)
    openPage.accept(())
    #expect(opened.values == ["http://photos.invalid/photo-2"])
  }

  @Test func aPhotoWithoutALinkIsNotShared() async {
    var photo = Photo.fixture("photo-9")
    photo.links.page = ""
    fixture.photos.put([photo], in: .editorial)
    let output = fixture.detail("photo-9").transform(input: input)
    let shared = Listener(output.shared)
    await settle()
    share.accept(())
    await settle()
    #expect(shared.values.isEmpty)
  }

  @Test func theUserGoesBack() {
    let route = Listener(fixture.detail("photo-1").transform(input: input).route)
    back.accept(())
    guard case .back? = route.last else {
      Issue.record("the route leads elsewhere")
      return
    }
  }
}

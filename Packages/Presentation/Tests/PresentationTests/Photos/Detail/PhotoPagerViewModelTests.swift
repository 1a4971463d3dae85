import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("A photo and its neighbors") struct PhotoPagerViewModelTests {
  private let fixture = PhotosFixture([.editorial: [.fixtureWithEverything("photo-1")] + Photo.fixtures(2...4)])
  private let load = PublishRelay<Void>()
  private let previous = PublishRelay<Void>()
  private let next = PublishRelay<Void>()
  private let back = PublishRelay<Void>()

  private var input: PhotoPagerViewModel.Input {
    .init(
      load: load.startWith(()), previous: ControlEvent(previous), next: ControlEvent(next), back: ControlEvent(back))
  }

  /// Returns a list with pages of two photos, and the sequence of its photos.
  private func sequence() async throws -> (list: Listener<ListState<PhotoItems>>, sequence: PhotoSequence) {
    let select = PublishRelay<Photo.ID>()
    let output = fixture.list().transform(input: .init(select: ControlEvent(select)))
    let routes = Listener(output.route)
    let list = Listener(output.photos)
    await settle()
    select.accept(Photo.fixture("photo-1").id)
    guard case .photo(_, let sequence) = try #require(routes.last) else { throw RepositoryError.notFound }
    return (list, sequence)
  }

  @Test("A move beyond the first or the last photo shows a message, and all other moves show none")
  func movesBeyondTheEnds() async throws {
    let (list, sequence) = try await sequence()
    let output = fixture.pager("photo-1", in: sequence).transform(input: input)
    let photo = Listener(output.photo)
    let messages = Listener(output.messages)
    await settle()
    previous.accept(())
    await settle()
    #expect(messages.values == ["There is no previous photo."])
    for _ in 1...3 {
      next.accept(())
      await settle()
    }
    #expect(photo.last?.id == Photo.fixture("photo-4").id)
    #expect(messages.values.count == 1)
    next.accept(())
    await settle()
    #expect(messages.values == ["There is no previous photo.", "There is no next photo."])
    withExtendedLifetime(list) {}
  }

  @Test("All known facts of a photo are shown")
  func allFactsAreShown() async throws {
    let gate = Gate()
    fixture.photos.onPhoto.handle { _ throws(RepositoryError) in try await gate.wait() }
    let photo = Listener(fixture.pager("photo-1").transform(input: input).photo)
    #expect(photo.last?.state == .loading)
    #expect(photo.last?.status == StatusMessage("Loading…"))
    gate.open()
    await settle()
    let shown = try #require(photo.last)
    #expect(shown.state == .ended)
    #expect(shown.status == nil)
    #expect(shown.item?.title == "A lake in the morning")
    #expect(shown.item?.attribution == "Image by Ada Lovelace, from the demo catalog")
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

  @Test(
    "The name of a camera does not repeat the brand",
    arguments: [
      ("Canon", "Canon EOS 5D", "Canon EOS 5D"), ("NIKON CORPORATION", "NIKON Z 7_2", "NIKON Z 7_2"),
      ("SONY", "ILCE-7", "SONY ILCE-7"), ("", "X100", "X100"),
    ])
  func cameraNamesBrandOnce(make: String, model: String, name: String) async {
    var photo = Photo.fixtureWithEverything("photo-1")
    photo.detail?.exif?.make = make
    photo.detail?.exif?.model = model
    fixture.photos.put([photo], in: .editorial)
    let shown = Listener(fixture.pager("photo-1").transform(input: input).photo)
    await settle()
    #expect(shown.last?.facts.first { $0.kind == .camera }?.value == name)
  }

  @Test("Unknown facts are left out")
  func unknownFactsAreLeftOut() async {
    let photo = Listener(fixture.pager("photo-2").transform(input: input).photo)
    await settle()
    #expect(photo.last?.facts.map(\.kind) == [.id, .source, .author, .size, .page])
  }

  @Test("A request for an unknown photo fails with `notFound`")
  func unknownPhoto() async {
    let photo = Listener(fixture.pager("nothing").transform(input: input).photo)
    await settle()
    #expect(photo.last?.state.failure?.error == .notFound)
    #expect(photo.last?.status?.action == .retry)
    #expect(photo.last?.status?.tone == .bad)
    #expect(photo.last?.item == nil)
  }

  @Test("A failed request can be retried")
  func failureCanBeRetried() async {
    fixture.photos.onPhoto.fail(with: .timedOut)
    let photo = Listener(fixture.pager("photo-1").transform(input: input).photo)
    await settle()
    #expect(photo.last?.state.failure?.error == .timedOut)
    fixture.photos.onPhoto.succeed()
    load.accept(())
    await settle()
    #expect(photo.last?.state == .ended)
  }

  @Test("Until the photo is loaded, the list's copy of the photo is shown")
  func listCopyIsShownFirst() async throws {
    let (list, sequence) = try await sequence()
    let gate = Gate()
    fixture.photos.onPhoto.handle { _ throws(RepositoryError) in try await gate.wait() }
    let photo = Listener(fixture.pager("photo-1", in: sequence).transform(input: input).photo)
    await settle()
    #expect(photo.last?.state == .loading)
    #expect(photo.last?.item?.id.value == "photo-1")
    #expect(photo.last?.status == nil)
    #expect(photo.last?.position == "1 of 4")
    #expect(fixture.photos.onPhotos.calls.count == 1, "the first of two photos loads no further page")
    gate.open()
    await settle()
    #expect(photo.last?.state == .ended)
    withExtendedLifetime(list) {}
  }

  @Test("If the photo cannot be loaded, the list's copy of the photo stays")
  func listCopyStays() async throws {
    let (list, sequence) = try await sequence()
    fixture.photos.onPhoto.fail(with: .offline(reason: "no route"))
    let photo = Listener(fixture.pager("photo-2", in: sequence).transform(input: input).photo)
    await settle()
    #expect(photo.last?.state.failure?.error == .offline(reason: "no route"))
    #expect(photo.last?.item?.id.value == "photo-2")
    withExtendedLifetime(list) {}
  }

  @Test("Moving through the photos loads the next page of their list")
  func pagingLoadsMore() async throws {
    let (list, sequence) = try await sequence()
    let photo = Listener(fixture.pager("photo-1", in: sequence).transform(input: input).photo)
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
    #expect(list.last?.ids.count == 4, "the list has grown, too")
    previous.accept(())
    await settle()
    #expect(photo.last?.item?.id.value == "photo-3")
  }

  @Test("The neighbors of a photo are the next photo and the previous photo, in this order")
  func neighbors() async throws {
    let (list, sequence) = try await sequence()
    let photo = Listener(fixture.pager("photo-1", in: sequence).transform(input: input).photo)
    await settle()
    #expect(photo.last?.neighbors.map(\.id.value) == ["photo-2"])
    next.accept(())
    await settle()
    #expect(
      photo.last?.neighbors.map(\.id.value) == ["photo-3", "photo-1"], "the next page was loaded in the meantime")
    withExtendedLifetime(list) {}
  }

  @Test("If the next page of the list has failed, Next loads the page again")
  func nextRetriesFailedPage() async throws {
    let (list, sequence) = try await sequence()
    fixture.photos.onPhotos.fail(with: .timedOut)
    let photo = Listener(fixture.pager("photo-2", in: sequence).transform(input: input).photo)
    await settle()
    #expect(fixture.photos.onPhotos.calls.map(\.page.number) == [1, 2], "the last photo loads the next page once")
    #expect(photo.last?.hasNext == false)
    fixture.photos.onPhotos.succeed()
    next.accept(())
    await settle()
    #expect(fixture.photos.onPhotos.calls.map(\.page.number) == [1, 2, 2])
    #expect(photo.last?.hasNext == true)
    #expect(list.last?.ids.count == 4)
  }

  @Test("On the last loaded photo, Next waits for the next page and then shows the page's first photo")
  func nextWaitsForPage() async throws {
    let (list, sequence) = try await sequence()
    let gate = Gate()
    fixture.photos.onPhotos.handle { _ throws(RepositoryError) in try await gate.wait() }
    let photo = Listener(fixture.pager("photo-2", in: sequence).transform(input: input).photo)
    await settle()
    next.accept(())
    await settle()
    #expect(photo.last?.item?.id.value == "photo-2")
    gate.open()
    await settle()
    #expect(photo.last?.item?.id.value == "photo-3")
    withExtendedLifetime(list) {}
  }

  @Test("The first photo has no previous photo")
  func firstPhoto() async throws {
    let (list, sequence) = try await sequence()
    let photo = Listener(fixture.pager("photo-1", in: sequence).transform(input: input).photo)
    previous.accept(())
    await settle()
    #expect(photo.last?.item?.id.value == "photo-1")
    #expect(photo.last?.hasPrevious == false)
    withExtendedLifetime(list) {}
  }

  @Test("After a move to the next photo, a response for the photo that was shown before is ignored")
  func oldResponseIsDropped() async throws {
    let (list, sequence) = try await sequence()
    let gate = Gate()
    fixture.photos.onPhoto.handle { _ throws(RepositoryError) in try await gate.wait() }
    let photo = Listener(fixture.pager("photo-1", in: sequence).transform(input: input).photo)
    await settle()
    next.accept(())
    await settle()
    #expect(gate.waiting == 1, "the first photo's request was canceled")
    gate.open()
    await settle()
    #expect(photo.last?.item?.id.value == "photo-2")
    #expect(photo.values.allSatisfy { $0.state != .ended || $0.item?.id.value == "photo-2" })
    withExtendedLifetime(list) {}
  }

  @Test("A photo is always shown with its own position")
  func snapshotIsConsistent() async throws {
    let (list, sequence) = try await sequence()
    let photo = Listener(fixture.pager("photo-1", in: sequence).transform(input: input).photo)
    await settle()
    next.accept(())
    await settle()
    let shown = photo.values.map { "\($0.item?.id.value ?? "") is \($0.position)" }
    #expect(Set(shown) == ["photo-1 is 1 of 4", "photo-2 is 2 of 4"])
    withExtendedLifetime(list) {}
  }

  @Test("A photo that was opened from the list of likes stays on the screen after it is unliked")
  func unlikedPhotoStays() async throws {
    for photo in Photo.fixtures(2...4) { _ = try await fixture.likes.like(photo) }
    let liked = fixture.liked().transform(input: .init()).photos
    let photo = Listener(
      fixture.pager("photo-3", in: PhotoSequence(photos: liked)).transform(input: input).photo)
    await settle()
    #expect(photo.last?.position == "2 of 3")
    _ = try await fixture.likes.unlike(Photo.fixture("photo-3").id)
    await settle()
    #expect(photo.last?.item?.isLiked == false)
    #expect(photo.last?.position == "2 of 3")
    next.accept(())
    await settle()
    #expect(photo.last?.item?.id.value == "photo-2")
  }

  @Test("Back closes the screen")
  func backLeavesScreen() {
    let route = Listener(fixture.pager("photo-1").transform(input: input).route)
    back.accept(())
    guard case .back? = route.last else {
      Issue.record("the route leads elsewhere")
      return
    }
  }
}

import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The list of photos") struct PhotoListViewModelTests {
  private let fixture = PhotosFixture([.editorial: Photo.fixtures(1...5)], liked: [.fixture("photo-2")])
  private let load = PublishRelay<Void>()
  private let more = PublishRelay<Void>()
  private let retry = PublishRelay<Void>()
  private let select = PublishRelay<Photo.ID>()
  private let toggleLike = PublishRelay<PhotoItem>()

  private func input(load: Observable<Void> = .just(())) -> PhotoListViewModel.Input {
    .init(
      load: load, more: ControlEvent(more), retry: ControlEvent(retry), select: ControlEvent(select),
      toggleLike: ControlEvent(toggleLike))
  }

  @Test("The first page is shown with its likes")
  func firstPageHasLikes() async {
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    #expect(photos.last?.items.loaded.map(\.isLiked) == [false, true])
    #expect(photos.last?.state == .loaded)
    #expect(photos.last?.total == 5)
  }

  @Test("A new list first shows that it is loading")
  func loadingIsShownFirst() async {
    let gate = fixture.holdPhotos()
    let photos = Listener(fixture.list().transform(input: input()).photos)
    #expect(photos.last?.state == .loading)
    #expect(photos.last?.status == "Loading…")
    gate.open()
    await settle()
    #expect(photos.last?.state == .loaded)
  }

  @Test("An item has the title, author, size and credit of its photo")
  func itemHasTexts() async throws {
    fixture.photos.put([.fixtureWithEverything("a")], in: .editorial)
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    let item = try #require(photos.last?.items.loaded.first)
    #expect(item.title == "A lake in the morning")
    #expect(item.author == "Ada Lovelace")
    #expect(item.size == "3000 × 2000")
    #expect(item.attribution == "Image by Ada Lovelace, from the demo catalog")
  }

  @Test("The text below a picture is the author, or the title if the author is unknown")
  func captions() async throws {
    let author = User(id: "", username: "", name: "")
    fixture.photos.put([.fixture("a"), Photo.fixture("b", author: author)], in: .editorial)
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    let items = try #require(photos.last?.items.loaded)
    #expect(items.map(\.caption) == ["Ada Lovelace", items.last?.title])
  }

  @Test("When the source reports a change, new photos are announced, and a reload shows them")
  func changesAreAnnounced() async {
    let fixture = PhotosFixture([.editorial: Photo.fixtures(1...2)], reportsChanges: true)
    let photos = Listener(fixture.list().transform(input: input(load: load.asObservable())).photos)
    load.accept(())
    await settle()
    fixture.photos.put([.fixture("new")] + Photo.fixtures(1...2), in: .editorial)
    #expect(photos.last?.news == 0)
    fixture.photos.reportChange()
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    #expect(photos.last?.news == 1)
    #expect(photos.last?.total == 3)
    load.accept(())
    await settle()
    #expect(photos.last?.ids == ["new", "photo-1"])
    #expect(photos.last?.news == 0)
  }

  @Test("A list can begin with any page of any size")
  func listBeginsAtAnyPage() async {
    let viewModel = fixture.list(firstPage: PageRequest(number: 2, size: 3))
    let photos = Listener(viewModel.transform(input: input()).photos)
    await settle()
    #expect(photos.last?.ids == ["photo-4", "photo-5"])
    #expect(photos.last?.state == .ended)
  }

  @Test("The list loads to its end and requests nothing more")
  func listStopsAtEnd() async {
    let photos = Listener(fixture.list().transform(input: input()).photos)
    for _ in 1...5 {
      await settle()
      more.accept(())
    }
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2", "photo-3", "photo-4", "photo-5"])
    #expect(photos.last?.state == .ended)
    #expect(photos.last?.status == "End of list.")
    #expect(fixture.photos.onPhotos.calls.map(\.page.number) == [1, 2, 3])
  }

  @Test("Reaching the end twice loads one page")
  func endLoadsOnce() async {
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    let gate = fixture.holdPhotos()
    more.accept(())
    more.accept(())
    await settle()
    #expect(photos.last?.state == .loading)
    #expect(photos.last?.ids == ["photo-1", "photo-2"], "loaded photos stay while more are loaded")
    gate.open()
    await settle()
    #expect(photos.last?.ids.count == 4)
    #expect(fixture.photos.onPhotos.calls.map(\.page.number) == [1, 2])
  }

  @Test("A failed page can be retried and is not skipped")
  func failedPageCanBeRetried() async {
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    fixture.photos.onPhotos.fail(with: .timedOut)
    more.accept(())
    await settle()
    #expect(photos.last?.state.failure?.error == .timedOut)
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    more.accept(())
    await settle()
    #expect(fixture.photos.onPhotos.calls.count == 2, "a failed request is repeated only when the user retries")
    fixture.photos.onPhotos.succeed()
    retry.accept(())
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2", "photo-3", "photo-4"])
    #expect(fixture.photos.onPhotos.calls.map(\.page.number) == [1, 2, 2])
  }

  @Test("An empty list has a message")
  func emptyList() async {
    fixture.photos.put([], in: .editorial)
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    #expect(photos.last?.state == .empty)
    #expect(photos.last?.status == "No photos.")
  }

  @Test("A photo that the source sends twice is shown once")
  func duplicatePhotos() async {
    fixture.photos.put(Photo.fixtures(1...2) + Photo.fixtures(2...3), in: .editorial)
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    more.accept(())
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2", "photo-3"])
  }

  @Test("After a page without new photos, the next page is loaded")
  func pageWithoutNewPhotos() async {
    fixture.photos.put(Photo.fixtures(1...2) + Photo.fixtures(1...2) + Photo.fixtures(3...4), in: .editorial)
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    more.accept(())
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2", "photo-3", "photo-4"])
    #expect(fixture.photos.onPhotos.calls.map(\.page.number) == [1, 2, 3])
  }

  @Test("If a source keeps sending the same photos, requests stop until the user loads more")
  func repeatingSource() async {
    let same = (1...50).flatMap { _ in Photo.fixtures(1...2) }
    fixture.photos.put(same, in: .editorial)
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    more.accept(())
    await settle()
    #expect(photos.last?.state == .loaded)
    #expect(fixture.photos.onPhotos.calls.count == 4)
    more.accept(())
    await settle()
    #expect(fixture.photos.onPhotos.calls.count == 7, "the user can load more")
  }

  @Test("The failure for an exceeded rate limit says when to try again")
  func rateLimit() async {
    fixture.photos.onPhotos.fail(with: .rateLimited(until: Date.testNow.addingTimeInterval(601)))
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    #expect(photos.last?.state.failure?.message == "Rate limit exceeded.")
    #expect(photos.last?.state.failure?.advice == "Try again in 11 minutes.")
  }

  @Test("A reload starts with the first page and cancels the previous request")
  func reloadBeginsAgain() async {
    let gate = fixture.holdPhotos()
    let photos = Listener(fixture.list().transform(input: input(load: load.asObservable())).photos)
    #expect(fixture.photos.onPhotos.calls.isEmpty, "nothing is requested before the event `load`")
    load.accept(())
    await settle()
    load.accept(())
    await settle()
    #expect(gate.waiting == 1, "the first request was canceled")
    fixture.photos.put(Photo.fixtures(7...8), in: .editorial)
    gate.open()
    await settle()
    #expect(photos.last?.ids == ["photo-7", "photo-8"])
  }

  @Test("Closing the screen cancels the request")
  func leavingCancelsRequest() async {
    let gate = fixture.holdPhotos()
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    #expect(gate.waiting == 1)
    photos.leave()
    await settle()
    #expect(gate.waiting == 0)
  }

  @Test("A like is saved and shown on every screen at once")
  func likeIsShownEverywhere() async throws {
    let output = fixture.list().transform(input: input())
    let changes = Listener(output.likeChanges)
    let photos = Listener(output.photos)
    let other = Listener(fixture.list().transform(input: .init()).photos)
    await settle()
    toggleLike.accept(try #require(photos.last?.items.loaded[0]))
    await settle()
    #expect(photos.last?.items.loaded.map(\.isLiked) == [true, true])
    #expect(other.last?.items.loaded.map(\.isLiked) == [true, true])
    #expect(fixture.likes.onLike.calls.count == 1, "subscribers share the work")
    #expect(changes.last?.isLiked == true)
    #expect(changes.last?.changedAnything == true)
    toggleLike.accept(try #require(photos.last?.items.loaded[1]))
    await settle()
    #expect(other.last?.items.loaded.map(\.isLiked) == [true, false])
    #expect(changes.last?.text == "Unliked: Untitled")
  }

  @Test("A like is saved even if its result is not observed")
  func likeNeedsNoSubscriber() async {
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    toggleLike.accept(.fixture("photo-1"))
    await settle()
    #expect(photos.last?.items.loaded[0].isLiked == true)
  }

  @Test("Two quick presses of a key toggle the like twice, even if the screen does not show the first change yet")
  func quickTogglesCount() async {
    let gate = Gate()
    fixture.likes.onLike.handle { _ throws(RepositoryError) in try await gate.wait() }
    let output = fixture.list().transform(input: input())
    let changes = Listener(output.likeChanges)
    toggleLike.accept(.fixture("photo-1"))
    toggleLike.accept(.fixture("photo-1"))
    gate.open()
    await settle()
    #expect(changes.values.map(\.text) == ["Liked: Untitled", "Unliked: Untitled"])
  }

  @Test("A failed like is reported, and a later like succeeds")
  func failedLike() async {
    fixture.likes.onLike.fail(with: .storage(.full(path: "/likes")))
    let output = fixture.list().transform(input: input())
    let failures = Listener(output.failures)
    let photos = Listener(output.photos)
    toggleLike.accept(.fixture("photo-1"))
    await settle()
    #expect(failures.last?.error == .storage(.full(path: "/likes")))
    #expect(photos.last?.items.loaded[0].isLiked == false)
    fixture.likes.onLike.succeed()
    toggleLike.accept(.fixture("photo-1"))
    await settle()
    #expect(photos.last?.items.loaded[0].isLiked == true)
  }

  @Test("Photos are shown even if the likes cannot be read")
  func photosWithoutLikes() async {
    let photos = Listener(fixture.list().transform(input: input()).photos)
    await settle()
    fixture.likes.failObservers(with: .storage(.damaged(path: "/likes")))
    more.accept(())
    await settle()
    #expect(photos.last?.ids.count == 4)
    #expect(photos.last?.items.loaded.allSatisfy { !$0.isLiked } == true)
  }

  @Test("The screen of a selected photo receives the list and can load the list's next page")
  func photoOpensWithList() async throws {
    let output = fixture.list().transform(input: input())
    let routes = Listener(output.route)
    let photos = Listener(output.photos)
    await settle()
    select.accept(Photo.fixture("photo-2").id)
    guard case .photo(let id, let strip) = try #require(routes.last) else {
      Issue.record("the route leads elsewhere")
      return
    }
    #expect(id.value == "photo-2")
    let behind = Listener(strip.photos)
    #expect(behind.last?.ids == ["photo-1", "photo-2"], "the list is available at once and is not loaded again")
    strip.more()
    await settle()
    #expect(photos.last?.ids.count == 4, "the photo's screen loads the next page of the list")
    #expect(behind.last?.ids.count == 4)
  }

  @Test("A topic's list has the topic's title")
  func topicTitle() async {
    fixture.photos.put(Photo.fixtures(9...9), in: .topic("alps"))
    let viewModel = PhotoListViewModel(
      feed: .topic("alps"), title: "Alps", photos: fixture.photos, likes: fixture.likes,
      environment: fixture.environment)
    let output = viewModel.transform(input: .init())
    let title = Listener(output.title)
    let photos = Listener(output.photos)
    await settle()
    #expect(title.last == "Alps")
    #expect(photos.last?.ids == ["photo-9"])
  }
}

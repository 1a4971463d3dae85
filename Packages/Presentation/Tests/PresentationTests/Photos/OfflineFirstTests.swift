import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("Cached photos and their refresh") struct OfflineFirstTests {
  private let fixture = PhotosFixture([.editorial: Photo.fixtures(1...5)])
  private let load = PublishRelay<Void>()
  private let more = PublishRelay<Void>()
  private let retry = PublishRelay<Void>()
  private let lost = RepositoryError.offline(reason: "no route")

  private var list: Listener<ListState<PhotoItems>> {
    let input = PhotoListViewModel.Input(
      load: load.startWith(()), more: ControlEvent(more), retry: ControlEvent(retry))
    return Listener(fixture.list().transform(input: input).photos)
  }

  private func cache(_ numbers: Int..., secondsAgo age: TimeInterval = 7200) {
    let fetchedAt = Date.testNow.addingTimeInterval(-age)
    fixture.photos.cache(numbers.map { .fixture("photo-\($0)") }, of: .editorial, fetchedAt: fetchedAt)
  }

  @Test("Cached photos are shown before the source responds")
  func cacheIsShownFirst() async {
    cache(1, 2)
    let gate = fixture.holdPhotos()
    let photos = list
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    #expect(photos.last?.isRefreshing == true)
    #expect(photos.last?.isSettled == false)
    #expect(photos.last?.age == "As of 11:46.")
    gate.open()
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    #expect(photos.last?.isSettled == true)
    #expect(photos.last?.age == "")
  }

  @Test("Fresh cached photos are not refetched")
  func freshCacheIsNotFetched() async {
    cache(1, 2, secondsAgo: 60)
    let photos = list
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    #expect(photos.last?.isSettled == true)
    #expect(photos.last?.age == "As of 13:45.", "the age is shown although the photos are fresh")
    #expect(fixture.photos.onPhotos.calls.isEmpty)
  }

  @Test("New photos are shown only after a reload")
  func newPhotosWait() async {
    cache(2, 3)
    let photos = list
    await settle()
    #expect(photos.last?.ids == ["photo-2", "photo-3"], "photo-1 would move the others")
    #expect(photos.last?.news == 1)
    #expect(photos.last?.newsText == "1 new photo available.")
    load.accept(())
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    #expect(photos.last?.news == 0)
  }

  @Test("Shown photos stay in place during a refresh")
  func refreshMovesNothing() async {
    cache(5, 4, 3)
    let photos = list
    await settle()
    more.accept(())
    await settle()
    let orders = photos.values.map(\.ids)
    for (before, after) in zip(orders, orders.dropFirst()) { #expect(Array(after.prefix(before.count)) == before) }
  }

  @Test("Without a connection, cached pages are shown")
  func cacheWithoutConnection() async {
    cache(1, 2, 3, 4)
    fixture.photos.onPhotos.fail(with: lost)
    let photos = list
    await settle()
    #expect(photos.last?.state == .loaded)
    #expect(photos.last?.age == "No connection: no route As of 11:46.")
    more.accept(())
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2", "photo-3", "photo-4"])
    #expect(photos.last?.isSettled == true)
  }

  @Test("A retry repeats a failed refresh")
  func retryRepeatsRefresh() async {
    cache(1, 2)
    fixture.photos.onPhotos.fail(with: lost)
    let photos = list
    await settle()
    fixture.photos.onPhotos.succeed()
    retry.accept(())
    await settle()
    #expect(photos.last?.age == "")
    #expect(photos.last?.total == 5)
  }

  @Test("A refreshed photo shows its new title")
  func refreshedPhotoIsShown() async {
    let gate = fixture.holdPhotos()
    cache(1, 2)
    let photos = list
    await settle()
    var changed = Photo.fixture("photo-1")
    changed.description = "Changed"
    fixture.photos.put([changed], in: .editorial)
    gate.open()
    await settle()
    #expect(photos.last?.items.loaded.map(\.title) == ["Changed", "Untitled"])
  }

  @Test("With networkFirst, the photos of the source are shown instead of the cached photos")
  func networkFirstShowsSource() async {
    cache(2, 3, secondsAgo: 60)
    let viewModel = PhotoListViewModel(
      firstPage: PageRequest(size: 2), photos: fixture.photos, policy: .networkFirst, likes: fixture.likes,
      environment: fixture.environment)
    let photos = Listener(viewModel.transform(input: .init()).photos)
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    #expect(photos.values.allSatisfy { !$0.ids.contains("photo-3") })
  }

  @Test("Cached topics are shown at once with their age")
  func cachedTopicsShowAge() async {
    let kept = Cached([Topic.fixture("alps")], fetchedAt: Date.testNow.addingTimeInterval(-200_000))
    let topics = FakeTopicRepository([.fixture("alps"), .fixture("sea")], cached: kept)
    topics.onTopics.fail(with: lost)
    let viewModel = TopicListViewModel(topics: topics, environment: fixture.environment)
    let listState = Listener(viewModel.transform(input: .init(load: load.startWith(()))).topics)
    await settle()
    #expect(listState.last?.items.map(\.title) == ["ALPS"])
    #expect(listState.last?.age == "No connection: no route As of 1970-01-10 06:13.")
    topics.onTopics.succeed()
    load.accept(())
    await settle()
    #expect(listState.last?.items.map(\.title) == ["ALPS", "SEA"])
    #expect(listState.last?.age == "")
  }

  @Test("A fresh cached photo needs no request")
  func cachedPhotoNeedsNoRequest() async {
    let photo = Photo.fixtureWithEverything("photo-1")
    fixture.photos.cache([photo], of: .editorial, fetchedAt: Date.testNow.addingTimeInterval(-3600))
    let detail = Listener(fixture.pager("photo-1").transform(input: .init(load: load.startWith(()))).photo)
    await settle()
    #expect(detail.last?.item?.photo == photo)
    #expect(detail.last?.state == .ended)
    #expect(fixture.photos.onPhoto.calls.isEmpty)
    load.accept(())
    await settle()
    #expect(fixture.photos.onPhoto.calls.count == 1, "a reload fetches the photo")
  }

  @Test("A stale photo is shown until the source responds, and stays if the request fails")
  func stalePhotoIsShown() async {
    let photo = Photo.fixtureWithEverything("photo-1")
    fixture.photos.cache([photo], of: .editorial, fetchedAt: Date.testNow.addingTimeInterval(-200_000))
    fixture.photos.onPhoto.fail(with: lost)
    let detail = Listener(fixture.pager("photo-1").transform(input: .init()).photo)
    await settle()
    #expect(detail.last?.item?.photo.detail == photo.detail)
    #expect(detail.last?.state.failure?.error == lost)
  }
}

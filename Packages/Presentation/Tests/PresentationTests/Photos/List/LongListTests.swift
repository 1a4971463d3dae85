import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

/// Tests that photos far from the visible photos are evicted and restored from the cache.
@MainActor
@Suite("Eviction from a long list of photos") struct LongListTests {
  private let fixture = PhotosFixture([.editorial: Photo.fixtures(1...1000)])
  private let more = PublishRelay<Void>()
  private let visible = PublishRelay<Range<Int>>()
  private let select = PublishRelay<Photo.ID>()

  private var output: PhotoListViewModel.Output {
    fixture.list(firstPage: PageRequest(size: 30)).transform(
      input: .init(more: ControlEvent(more), visible: ControlEvent(visible), select: ControlEvent(select)))
  }

  /// Returns a list of cached photos that was scrolled to its end.
  private func scrolledToTheEnd() async -> Listener<ListState<PhotoItems>> {
    let photos = Listener(output.photos)
    await settle()
    while let listState = photos.last, listState.state != .ended {
      visible.accept(max(0, listState.items.count - 40)..<listState.items.count)
      more.accept(())
      await settle()
    }
    visible.accept(960..<1000)
    await settle()
    fixture.photos.cache(Photo.fixtures(1...1000), of: .editorial, fetchedAt: .testNow)
    return photos
  }

  @Test("Photos far from the visible photos are evicted")
  func distantPhotosAreEvicted() async {
    let photos = await scrolledToTheEnd()
    #expect(photos.last?.items.count == 1000)
    #expect(photos.last?.ids == Photo.fixtures(1...1000).map(\.id.value))
    #expect(photos.last?.items.loaded.count == 340, "300 photos beside the 40 visible ones")
    #expect(photos.last?.items[0] == nil)
    #expect(photos.last?.items[999]?.id.value == "photo-1000")
  }

  @Test("Evicted photos are restored from the cache")
  func evictedPhotosAreRestored() async {
    let photos = await scrolledToTheEnd()
    let asked = fixture.photos.onPhotos.calls.count
    visible.accept(0..<40)
    await settle()
    #expect(photos.last?.items.loaded.map(\.id) == Photo.fixtures(1...360).map(\.id))
    #expect(photos.last?.items.count == 1000)
    #expect(fixture.photos.onPhotos.calls.count == asked && fixture.photos.onPhoto.calls.isEmpty)
  }

  @Test("A photo that is liked while it is evicted is restored as liked")
  func likeSurvivesEviction() async throws {
    let photos = await scrolledToTheEnd()
    _ = try await fixture.likes.like(.fixture("photo-2"))
    visible.accept(0..<40)
    await settle()
    #expect(photos.last?.items.prefix(3).map { $0?.isLiked } == [false, true, false])
  }

  @Test("An evicted photo that is not cached is shown as a gap")
  func lostPhotoKeepsPlace() async {
    let photos = await scrolledToTheEnd()
    fixture.photos.cache(Photo.fixtures(2...1000), of: .editorial, fetchedAt: .testNow)
    visible.accept(0..<40)
    await settle()
    #expect(photos.last?.items[0] == nil)
    #expect(photos.last?.items.id(at: 0) == Photo.fixture("photo-1").id)
    #expect(photos.last?.items[1]?.id == Photo.fixture("photo-2").id)
  }

  @Test("The user can page to a photo that was evicted")
  func evictedPhotoIsNeighbor() async throws {
    let output = output
    let routes = Listener(output.route)
    let photos = Listener(output.photos)
    await settle()
    while photos.last?.state != .ended {
      more.accept(())
      await settle()
    }
    visible.accept(960..<1000)
    select.accept(Photo.fixture("photo-2").id)
    await settle()
    guard case .photo(let id, let strip) = try #require(routes.last) else { throw RepositoryError.notFound }
    let next = PublishRelay<Void>()
    let photo = Listener(fixture.pager(id.value, in: strip).transform(input: .init(next: ControlEvent(next))).photo)
    await settle()
    #expect(photo.last?.position == "2 of 1,000")
    next.accept(())
    await settle()
    #expect(photo.last?.item?.id.value == "photo-3")
    #expect(photo.last?.position == "3 of 1,000")
  }
}

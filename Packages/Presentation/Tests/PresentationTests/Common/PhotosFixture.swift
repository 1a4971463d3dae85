import Domain
import DomainTesting
import Foundation
import Presentation
import Reactive
import ReactiveTesting

/// The fakes and the scheduler that the photo screens of a test share.
@MainActor
final class PhotosFixture {
  let photos: FakePhotoRepository
  let topics: FakeTopicRepository
  let likes: FakeLikesRepository
  let searches = FakeRecentSearchRepository()
  let downloader: FakePhotoDownloader
  let queue: DownloadQueue
  let scheduler = TestScheduler(resolution: .milliseconds(1))
  let environment: ViewModelEnvironment

  init(
    _ feeds: [PhotoFeed: [Photo]] = [:], topics: [Topic] = [], liked: [Photo] = [], steps: [DownloadProgress] = [],
    reportsChanges: Bool = false, now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }
  ) {
    photos = FakePhotoRepository(feeds, reportsChanges: reportsChanges)
    self.topics = FakeTopicRepository(topics)
    likes = FakeLikesRepository(liked, now: now)
    downloader = FakePhotoDownloader(steps: steps)
    environment = .test(scheduler: scheduler)
    queue = DownloadQueue(downloader: downloader, environment: environment)
  }

  func list(_ feed: PhotoFeed = .editorial, firstPage: PageRequest = PageRequest(size: 2)) -> PhotoListViewModel {
    PhotoListViewModel(
      feed: feed, firstPage: firstPage, photos: photos, likes: likes, environment: environment)
  }

  func search() -> PhotoSearchViewModel {
    PhotoSearchViewModel(
      firstPage: PageRequest(size: 2), photos: photos, searches: searches, likes: likes, environment: environment)
  }

  func topicList() -> TopicListViewModel {
    TopicListViewModel(topics: topics, environment: environment)
  }

  func pager(
    _ id: String, in sequence: PhotoSequence? = nil, policy: FetchPolicy = .cacheFirst
  ) -> PhotoPagerViewModel {
    PhotoPagerViewModel(
      id: Photo.fixture(id).id, in: sequence, photos: photos, policy: policy, likes: likes, environment: environment)
  }

  func actions() -> PhotoActionsViewModel {
    PhotoActionsViewModel(likes: likes, queue: queue, environment: environment)
  }

  func selection() -> PhotoSelectionViewModel { PhotoSelectionViewModel(environment: environment) }

  func listEnd() -> ListEndViewModel { ListEndViewModel(environment: environment) }

  func undo() -> UndoViewModel { UndoViewModel(likes: likes, searches: searches, environment: environment) }

  /// Returns the photos of a fully loaded list, in order.
  func sequence(_ numbers: ClosedRange<Int>) -> PhotoSequence {
    let items = Photo.fixtures(numbers).map { PhotoItem($0, isLiked: false, strings: environment.strings.photos) }
    return PhotoSequence(photos: .just(ListState(items: PhotoItems(items), state: .ended)))
  }

  func liked(limit: Int? = nil) -> LikedPhotosViewModel {
    LikedPhotosViewModel(limit: limit, likes: likes, photos: photos, environment: environment)
  }

  /// The number of requests to ports so far, including observations.
  var requestCount: Int {
    photos.onPhotos.calls.count + photos.onPhoto.calls.count + topics.onTopics.calls.count
      + searches.onAdd.calls.count + searches.onRemove.calls.count + searches.onRemoveAll.calls.count
      + searches.observers + likes.onLike.calls.count + likes.onUnlike.calls.count
      + likes.onRestore.calls.count + likes.observers + downloader.onDownload.calls.count
  }

  /// Returns a gate that holds the requests for photos until a test opens the gate.
  func holdPhotos() -> Gate {
    let gate = Gate()
    photos.onPhotos.handle { _ throws(RepositoryError) in try await gate.wait() }
    return gate
  }
}

extension ListState where Items == PhotoItems {
  /// The ids of the photos as strings.
  var ids: [String] { items.ids.map(\.value) }
}

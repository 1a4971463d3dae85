import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting

/// A scenario: the user types, loads two pages of results, cancels and searches again.
struct PhotoSearchScenario: ViewModelScenario {
  let fixture = PhotosFixture(liked: [.fixture("photo-2")])
  let text = BehaviorRelay(value: "")
  let search = PublishRelay<Void>()
  let cancel = PublishRelay<SearchFocus>()
  let more = PublishRelay<Void>()
  let visible = PublishRelay<Range<Int>>()
  let select = PublishRelay<Photo.ID>()
  let toggleLike = PublishRelay<PhotoItem>()
  let recall = PublishRelay<String>()
  let forget = PublishRelay<String>()
  let forgetAll = PublishRelay<Void>()
  let viewModel: PhotoSearchViewModel

  init() {
    for word in ["cat", "dog"] {
      if let query = SearchQuery(word) {
        fixture.photos.put(Photo.fixtures(1...3), in: .search(query))
        fixture.photos.cache(Photo.fixtures(2...3), of: .search(query), fetchedAt: .distantPast)
      }
    }
    viewModel = fixture.search()
  }

  var input: PhotoSearchViewModel.Input {
    .init(
      text: ControlProperty(text), search: ControlEvent(search), cancel: ControlEvent(cancel),
      more: ControlEvent(more), visible: ControlEvent(visible), select: ControlEvent(select),
      toggleLike: ControlEvent(toggleLike), recall: ControlEvent(recall), forget: ControlEvent(forget),
      forgetAll: ControlEvent(forgetAll))
  }

  func outputs(of output: PhotoSearchViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("placeholder", output.placeholder),
      ObservedOutput("query", output.query), ObservedOutput("photos", output.photos),
      ObservedOutput("focus", output.focus), ObservedOutput("recentSearches", output.recentSearches),
      ObservedOutput("removedSearches", output.removedSearches),
      ObservedOutput("likeChanges", output.likeChanges), ObservedOutput("failures", output.failures),
      ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    text.accept("cat")
    fixture.scheduler.advance(by: .seconds(1))
    await settle()
    visible.accept(0..<2)
    more.accept(())
    await settle()
    toggleLike.accept(.fixture("photo-1"))
    await settle()
    select.accept(Photo.fixture("photo-1").id)
    cancel.accept(.results)
    cancel.accept(.field)
    await settle()
    text.accept("dog")
    search.accept(())
    await settle()
    recall.accept("cat")
    await settle()
    forget.accept("cat")
    forgetAll.accept(())
    await settle()
    fixture.likes.onUnlike.fail(with: .storage(.busy(path: "/likes")))
    toggleLike.accept(.fixture("photo-1", isLiked: true))
    await settle()
  }

  var requestCount: Int { fixture.requestCount }
  var activeCount: Int { fixture.likes.observers + fixture.searches.observers }
  var parts: [AnyObject] {
    [fixture, text, search, cancel, more, visible, select, toggleLike, recall, forget, forgetAll]
  }
}

/// A scenario: a request for topics fails and is retried, and a topic is opened.
struct TopicListScenario: ViewModelScenario {
  let fixture = PhotosFixture(topics: [.fixture("alps"), .fixture("sea")])
  let load = PublishRelay<Void>()
  let select = PublishRelay<Topic>()

  var viewModel: TopicListViewModel { fixture.topicList() }
  var input: TopicListViewModel.Input { .init(load: load.startWith(()), select: ControlEvent(select)) }

  func outputs(of output: TopicListViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("topics", output.topics),
      ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    fixture.topics.onTopics.fail(with: .timedOut)
    load.accept(())
    await settle()
    fixture.topics.onTopics.succeed()
    load.accept(())
    await settle()
    select.accept(.fixture("sea"))
  }

  var requestCount: Int { fixture.requestCount }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [fixture, load, select] }
}

/// A scenario: the user pages through three photos, reloads one and goes back.
struct PhotoPagerScenario: ViewModelScenario {
  let fixture = PhotosFixture([.editorial: Photo.fixtures(1...3)], liked: [.fixture("photo-3")])
  let load = PublishRelay<Void>()
  let previous = PublishRelay<Void>()
  let next = PublishRelay<Void>()
  let back = PublishRelay<Void>()

  var viewModel: PhotoPagerViewModel { fixture.pager("photo-1", in: fixture.sequence(1...3)) }

  var input: PhotoPagerViewModel.Input {
    .init(
      load: load.startWith(()), previous: ControlEvent(previous), next: ControlEvent(next), back: ControlEvent(back))
  }

  func outputs(of output: PhotoPagerViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("photo", output.photo), ObservedOutput("messages", output.messages),
      ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    await settle()
    for event in [next, next, previous, previous, previous, load, back] {
      event.accept(())
      await settle()
    }
  }

  var requestCount: Int { fixture.requestCount }
  var activeCount: Int { fixture.likes.observers }
  var parts: [AnyObject] { [fixture, load, previous, next, back] }
}

/// A scenario: a photo is liked, saved, shared and opened; an unlike and a download fail, and a download is canceled.
struct PhotoActionsScenario: ViewModelScenario {
  let fixture = PhotosFixture(
    [.editorial: Photo.fixtures(1...3)], steps: [DownloadProgress(received: 1, total: 2)])
  let gate = Gate()
  let toggleLike = PublishRelay<Void>()
  let like = PublishRelay<Void>()
  let download = PublishRelay<DownloadDestination>()
  let cancelDownload = PublishRelay<Void>()
  let share = PublishRelay<Void>()
  let openPage = PublishRelay<Void>()

  var viewModel: PhotoActionsViewModel { fixture.actions() }

  var input: PhotoActionsViewModel.Input {
    .init(
      photo: fixture.pager("photo-1").transform(input: .init()).photo, toggleLike: ControlEvent(toggleLike),
      like: ControlEvent(like), download: ControlEvent(download), cancelDownload: ControlEvent(cancelDownload),
      share: ControlEvent(share), openPage: ControlEvent(openPage))
  }

  func outputs(of output: PhotoActionsViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("likeChanges", output.likeChanges), ObservedOutput("shared", output.shared),
      ObservedOutput("openedPage", output.openedPage), ObservedOutput("failures", output.failures),
      ObservedOutput("activity", output.activity),
    ]
  }

  func perform() async {
    await settle()
    for event in [toggleLike, toggleLike, like, share, openPage] {
      event.accept(())
      await settle()
    }
    fixture.likes.onUnlike.fail(with: .storage(.busy(path: "/likes")))
    toggleLike.accept(())
    await settle()
    download.accept(DownloadDestination(path: "/pictures"))
    await settle()
    fixture.downloader.onDownload.fail(with: .storage(.full(path: "/pictures")))
    download.accept(DownloadDestination(path: "/pictures"))
    await settle()
    let gate = gate
    fixture.downloader.onDownload.handle { _ throws(RepositoryError) in try await gate.wait() }
    download.accept(DownloadDestination(path: "/pictures"))
    await settle()
    cancelDownload.accept(())
    await settle()
  }

  var requestCount: Int { fixture.requestCount }
  var activeCount: Int { fixture.likes.observers + gate.waiting }
  var parts: [AnyObject] { [fixture, gate, toggleLike, like, download, cancelDownload, share, openPage] }
}

/// A scenario: the user unlikes a photo of the list and a photo by its id. Then a read of the likes and an unlike fail,
/// and the user selects a photo.
struct LikedPhotosScenario: ViewModelScenario {
  let fixture = PhotosFixture(liked: Photo.fixtures(1...4))
  let load = PublishRelay<Void>()
  let select = PublishRelay<Photo.ID>()
  let unlike = PublishRelay<PhotoItem>()
  let unlikeNamed = PublishRelay<PhotoReference>()

  var viewModel: LikedPhotosViewModel { fixture.liked() }
  var input: LikedPhotosViewModel.Input {
    .init(
      load: load.startWith(()), select: ControlEvent(select), toggleLike: ControlEvent(unlike),
      unlikeNamed: ControlEvent(unlikeNamed))
  }

  func outputs(of output: LikedPhotosViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("photos", output.photos),
      ObservedOutput("likeChanges", output.likeChanges), ObservedOutput("failures", output.failures),
      ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    await settle()
    unlike.accept(.fixture("photo-2", isLiked: true))
    await settle()
    unlikeNamed.accept(PhotoReference("photo-4"))
    await settle()
    fixture.likes.failObservers(with: .storage(.busy(path: "/likes")))
    await settle()
    load.accept(())
    await settle()
    fixture.likes.onUnlike.fail(with: .storage(.busy(path: "/likes")))
    unlike.accept(.fixture("photo-1", isLiked: true))
    await settle()
    select.accept(Photo.fixture("photo-3").id)
  }

  var requestCount: Int { fixture.requestCount }
  var activeCount: Int { fixture.likes.observers }
  var parts: [AnyObject] { [fixture, load, select, unlike, unlikeNamed] }
}

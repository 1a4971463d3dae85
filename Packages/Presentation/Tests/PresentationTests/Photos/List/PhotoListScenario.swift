import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting

/// A scenario: a feed is loaded to its end, photos are liked, a page and a like fail, and a photo is opened.
struct PhotoListScenario: ViewModelScenario {
  let photos = FakePhotoRepository([.editorial: Photo.fixtures(1...5)])
  let likes = FakeLikesRepository([.fixture("photo-2")])
  let more = PublishRelay<Void>()
  let retry = PublishRelay<Void>()
  let visible = PublishRelay<Range<Int>>()
  let select = PublishRelay<Photo.ID>()
  let toggleLike = PublishRelay<PhotoItem>()

  var viewModel: PhotoListViewModel {
    PhotoListViewModel(
      firstPage: PageRequest(size: 2), photos: photos, likes: likes, environment: .test())
  }

  var input: PhotoListViewModel.Input {
    .init(
      more: ControlEvent(more), retry: ControlEvent(retry), visible: ControlEvent(visible),
      select: ControlEvent(select), toggleLike: ControlEvent(toggleLike))
  }

  func outputs(of output: PhotoListViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("photos", output.photos),
      ObservedOutput("likeChanges", output.likeChanges), ObservedOutput("failures", output.failures),
      ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    await settle()
    visible.accept(0..<2)
    photos.onPhotos.fail(with: .timedOut)
    more.accept(())
    await settle()
    photos.onPhotos.succeed()
    retry.accept(())
    await settle()
    more.accept(())
    await settle()
    toggleLike.accept(.fixture("photo-1"))
    await settle()
    likes.onLike.fail(with: .storage(.full(path: "/likes")))
    toggleLike.accept(.fixture("photo-3"))
    await settle()
    select.accept(Photo.fixture("photo-2").id)
  }

  var requestCount: Int { photos.onPhotos.calls.count + likes.onLike.calls.count + likes.observers }
  var activeCount: Int { likes.observers }
  var parts: [AnyObject] { [photos, likes, more, retry, visible, select, toggleLike] }
}

// in photolist/Browse/Screens/DetailScreen, photolist/Browse/Views/ThumbnailGrid, photolist/Serve/Screens/PhotoPage

// The browser and the page show outputs of view models. They do not use ports or apply the rules of entities.
import DemoServer  // forbidden: import DemoServer
import Domain
import FolderSource  // forbidden: import FolderSource
import Networking  // forbidden: import Networking
import Persistence  // forbidden: import Persistence
import Presentation
import Repositories  // forbidden: import Repositories
import Terminal

final class PhotoScreen: ViewController {
  let repository: any PhotoRepository  // forbidden: ~repository
  let downloader: any PhotoDownloader  // forbidden: ~downloader
  let store: CacheDatabase  // forbidden: ~database
  let transport: any Transport  // forbidden: ~transport
  let policy: FetchPolicy  // forbidden: FetchPolicy
  var pager: Pager<Photo>  // forbidden: Pager

  init(_ viewModel: PhotoDetailViewModel, on coordinator: PhotosCoordinator) {
    let output = viewModel.transform(input: .init())
    coordinator.open(policy: .cacheFirst)  // forbidden: .cacheFirst
    coordinator.open(policy: .networkFirst)  // forbidden: .networkFirst
    coordinator.open(policy: .cacheOnly)  // forbidden: .cacheOnly
    let isOld = Freshness.default.isStale(photo.fetchedAt, now: now)  // forbidden: Freshness
    let isStale = rules.isStale(photo.fetchedAt, now: now)  // forbidden: .isStale(
    let isScarce = allowance.isScarce(now: now)  // forbidden: .isScarce(
    let query = SearchQuery(field.string)  // forbidden: SearchQuery(
    likes.like(photo, at: now)  // forbidden: .like(
    likes.unlike(photo.id)  // forbidden: .unlike(
    await output.photo.first { _ in true }  // forbidden: await
    let load: () async -> Void = coordinator.load  // forbidden: async
    Task { coordinator.show() }  // forbidden: Task
    try coordinator.save()  // forbidden: try
    do {
      coordinator.save()
    } catch {  // forbidden: catch
      coordinator.show()
    }

    // Allowed: unwrapping, layout and the cases of an enum that the user can choose from.
    let orders = SearchQuery.Order.allCases
    output.photo.drive(onNext: { detail in
      guard let item = detail.item else { return }
      panel.isHidden = panel.bounds.width < 84
      coordinator.reveal(item.id, below: self)
    })
  }
}

import AppSupport
import Domain
import Presentation
import Reactive
import Web

/// The screen of a list of photos: the source's feed, a topic, or the likes.
@MainActor
final class GridPage: PageScreen, PhotoSelecting {
  let kind = "grid"
  private let grid: PhotoGrid
  private let bag = DisposeBag()
  var element: PageElement { grid.element }
  var selection: SelectionControls { grid.selection }

  init(_ viewModel: PhotoListViewModel, _ app: CompositionRoot, on page: PhotosPage) {
    grid = PhotoGrid(app, on: page)
    let output = viewModel.transform(
      input: .init(
        load: element.tap("reload").asObservable().startWith(()), more: grid.more, retry: element.tap("retry"),
        visible: grid.list.visibleItems, select: grid.select))
    bind(title: output.title, photos: output.photos, route: output.route, app, on: page)
  }

  /// Shows the likes.
  init(_ viewModel: LikedPhotosViewModel, _ app: CompositionRoot, on page: PhotosPage) {
    grid = PhotoGrid(app, on: page)
    let loads = Observable.merge(element.tap("retry").asObservable(), element.tap("reload").asObservable())
    let output = viewModel.transform(input: .init(load: loads.startWith(()), select: grid.select))
    bind(title: output.title, photos: output.photos, route: output.route, app, on: page)
  }

  private func bind(
    title: Driver<String>, photos: Driver<ListState<PhotoItems>>, route: Signal<PhotoRoute>, _ app: CompositionRoot,
    on page: PhotosPage
  ) {
    title.map { .string($0) }.drive(element.property("title")).disposed(by: bag)
    route.emit(onNext: { [unowned page] in page.go($0) }).disposed(by: bag)
    grid.show(photos, app, on: page)
  }

  func open(_ id: Photo.ID) { grid.open(id) }
  func reveal(_ id: Photo.ID) { grid.reveal(id) }
}

extension PageSection {
  static let photos = PageSection { app, page in
    GridPage(app.photoList(of: .editorial, firstPage: page.firstPage), app, on: page)
  }
  static let likes = PageSection { app, page in GridPage(app.likedPhotos(), app, on: page) }
}

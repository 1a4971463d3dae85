import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The screen of a list of photos: the source's feed, a topic, or the likes.
@MainActor
final class PhotoListScreen: ViewController, PhotoRevealing {
  let view: View
  private let grid: ThumbnailGrid<PhotoItems>
  private let bag = DisposeBag()

  convenience init(_ viewModel: PhotoListViewModel, isTopic: Bool = false, on coordinator: PhotosCoordinator) {
    self.init(isAlone: !isTopic, on: coordinator) { controls in
      let output = viewModel.transform(
        input: .init(
          load: controls.reload.startWith(()), more: controls.more, retry: controls.retry,
          visible: controls.visible, select: controls.select, toggleLike: controls.toggleLike))
      return Outputs(
        title: output.title, photos: output.photos, likeChanges: output.likeChanges, failures: output.failures,
        route: output.route)
    }
  }

  /// Shows the likes.
  convenience init(_ viewModel: LikedPhotosViewModel, on coordinator: PhotosCoordinator) {
    self.init(isAlone: true, on: coordinator) { controls in
      let output = viewModel.transform(
        input: .init(
          load: Observable.merge(controls.retry.asObservable(), controls.reload.asObservable()).startWith(()),
          select: controls.select, unlike: controls.toggleLike))
      return Outputs(
        title: output.title, photos: output.photos, likeChanges: output.likeChanges, failures: output.failures,
        route: output.route)
    }
  }

  private struct Controls {
    let more: ControlEvent<Void>
    let retry: ControlEvent<Void>
    let reload: ControlEvent<Void>
    let visible: ControlEvent<Range<Int>>
    let select: ControlEvent<Photo.ID>
    let toggleLike: ControlEvent<PhotoItem>
  }

  /// The outputs that the view models have in common.
  private struct Outputs {
    let title: Driver<String>
    let photos: Driver<ListState<PhotoItems>>
    let likeChanges: Signal<LikeChange>
    let failures: Signal<Failure>
    let route: Signal<PhotoRoute>
  }

  /// - Parameter isAlone: whether this is the first screen of its section.
  private init(isAlone: Bool, on coordinator: PhotosCoordinator, bind: @MainActor (Controls) -> Outputs) {
    let grid = ThumbnailGrid<PhotoItems>(on: coordinator)
    let title = BehaviorRelay(value: "")
    let frame = coordinator.frame(
      grid, title: { grid.note(title: isAlone ? "" : title.value) },
      status: [.init(StatusLine(left: { grid.statusText }, right: { grid.positionText }), .fill)])
    self.grid = grid
    view = frame
    let outputs = bind(
      Controls(
        more: grid.collection.willDisplayLast, retry: grid.addRetry(on: coordinator),
        reload: grid.addReload(on: coordinator), visible: grid.collection.visibleItems, select: grid.photoSelected,
        toggleLike: grid.addLike(on: coordinator)))
    if !isAlone { coordinator.addBack(to: frame) }
    outputs.likeChanges.emit(onNext: { coordinator.show($0.text) }).disposed(by: bag)
    outputs.failures.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    outputs.route.emit(onNext: { coordinator.go($0) }).disposed(by: bag)
    outputs.title.drive(title).disposed(by: bag)
    outputs.photos.drive(grid.rx.listState).disposed(by: bag)
  }

  func reveal(_ id: Photo.ID) { grid.reveal(id) }
}

extension BrowseSection {
  static let photos = BrowseSection(
    title: \.photos.title, action: KeyMap.Action("photos", .character("1")), moreActions: KeyMap.Action.detail
  ) { app, coordinator in
    PhotoListScreen(app.photoList(of: .editorial, firstPage: coordinator.firstPage), on: coordinator)
  }

  static let likes = BrowseSection(title: \.likes.title, action: KeyMap.Action("likes", .character("4"))) {
    app, coordinator in
    PhotoListScreen(app.likedPhotos(), on: coordinator)
  }
}

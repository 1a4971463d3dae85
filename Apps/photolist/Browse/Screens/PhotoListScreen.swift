import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The screen of a list of photos, such as the source's feed, a topic, or the likes.
@MainActor
final class PhotoListScreen: ViewController, PhotoRevealing, PhotoSelecting {
  let view: View
  private let grid: ThumbnailGrid<PhotoItems>
  let selection: SelectionControls
  private let bag = DisposeBag()

  convenience init(
    _ viewModel: PhotoListViewModel, _ app: CompositionRoot, isTopic: Bool = false, on coordinator: PhotosCoordinator
  ) {
    self.init(app, isAlone: !isTopic, on: coordinator) { controls in
      let output = viewModel.transform(
        input: .init(
          load: controls.reload.startWith(()), more: controls.more, retry: controls.retry,
          visible: controls.visible, select: controls.select))
      return Outputs(
        title: output.title, photos: output.photos, route: output.route)
    }
  }

  /// Shows the likes.
  convenience init(_ viewModel: LikedPhotosViewModel, _ app: CompositionRoot, on coordinator: PhotosCoordinator) {
    // The list always shows the current likes, so there is no command to reload it.
    self.init(app, isAlone: true, canReload: false, on: coordinator) { controls in
      let output = viewModel.transform(
        input: .init(
          load: controls.retry.startWith(()),
          select: controls.select))
      return Outputs(
        title: output.title, photos: output.photos, route: output.route)
    }
  }

  private struct Controls {
    let more: ControlEvent<Void>
    let retry: ControlEvent<Void>
    let reload: ControlEvent<Void>
    let visible: ControlEvent<Range<Int>>
    let select: ControlEvent<Photo.ID>
  }

  /// The outputs that the view models of a feed and of the likes have in common.
  private struct Outputs {
    let title: Driver<String>
    let photos: Driver<ListState<PhotoItems>>
    let route: Signal<PhotoRoute>
  }

  /// - Parameters:
  ///   - isAlone: whether this is the first screen of its section.
  ///   - canReload: whether the screen has a command that reloads the list.
  private init(
    _ app: CompositionRoot, isAlone: Bool, canReload: Bool = true, on coordinator: PhotosCoordinator,
    bind: @MainActor (Controls) -> Outputs
  ) {
    selection = SelectionControls(app.photoSelection())
    let grid = ThumbnailGrid<PhotoItems>(on: coordinator)
    let title = BehaviorRelay(value: "")
    let frame = coordinator.frame(
      grid, title: { grid.note(columns: $0, title: isAlone ? "" : title.value) },
      status: [.init(StatusLine(left: { grid.statusText(columns: $0) }, right: { grid.positionText }), .fill)])
    self.grid = grid
    view = frame
    grid.addActions(coordinator.photoActions(app), selection: selection, on: coordinator, bag: bag)
    let more = PublishRelay<Void>()
    let outputs = bind(
      Controls(
        more: ControlEvent(
          events: Observable.merge(grid.collection.willDisplayLast.asObservable(), more.asObservable())),
        retry: grid.addRetry(on: coordinator),
        reload: canReload ? grid.addReload(on: coordinator) : .never, visible: grid.collection.visibleItems,
        select: grid.photoSelected))
    if !isAlone { coordinator.addBack(to: frame) }
    outputs.route.emit(onNext: { coordinator.go($0) }).disposed(by: bag)
    outputs.title.drive(title).disposed(by: bag)
    grid.addEnd(app.listEnd(), of: outputs.photos, more: { more.accept(()) }, on: coordinator, bag: bag)
    outputs.photos.drive(grid.rx.listState).disposed(by: bag)
  }

  func reveal(_ id: Photo.ID) { grid.reveal(id) }
}

extension BrowseSection {
  static let photos = BrowseSection(
    title: \.photos.title, action: KeyMap.Action("photos", .character("1")), moreActions: KeyMap.Action.detail,
    page: .photos
  ) { app, coordinator in
    PhotoListScreen(app.photoList(of: .editorial, firstPage: coordinator.firstPage), app, on: coordinator)
  }

  static let likes = BrowseSection(
    title: \.likes.title, action: KeyMap.Action("likes", .character("4")), page: .likes
  ) { app, coordinator in
    PhotoListScreen(app.likedPhotos(), app, on: coordinator)
  }
}

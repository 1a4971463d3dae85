import Presentation
import Reactive
import Terminal

/// The screen that lists the source's collections.
@MainActor
final class CollectionsScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(_ viewModel: CollectionListViewModel, on coordinator: PhotosCoordinator) {
    let grid = ThumbnailGrid<[CollectionItem]>(on: coordinator) { Thumbnail($0) }
    let frame = coordinator.frame(
      grid, title: { grid.note(columns: $0, title: "") },
      status: [.init(StatusLine(left: { grid.statusText(columns: $0) }, right: { grid.positionText }), .fill)])
    view = frame
    grid.collection.opensOnClick = true
    let output = viewModel.transform(
      input: .init(
        load: grid.addReload(on: coordinator).startWith(()), more: grid.collection.willDisplayLast,
        retry: grid.addRetry(on: coordinator),
        select: ControlEvent(events: grid.collection.modelSelected.map(\.collection))))
    output.route.emit(onNext: { coordinator.go($0) }).disposed(by: bag)
    output.collections.drive(grid.rx.listState).disposed(by: bag)
  }
}

extension BrowseSection {
  static let collections = BrowseSection(
    title: \.collections.title, action: KeyMap.Action("collections", .character("5")), page: .collections
  ) { app, coordinator in
    CollectionsScreen(app.collectionList(firstPage: coordinator.firstPage), on: coordinator)
  }
}

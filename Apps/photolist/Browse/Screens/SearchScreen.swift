import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The screen that searches for photos: a field, filters and results.
@MainActor
final class SearchScreen: ViewController, PhotoRevealing {
  let view: View
  private let grid: ThumbnailGrid<PhotoItems>
  private let bag = DisposeBag()

  init(_ viewModel: PhotoSearchViewModel, on coordinator: PhotosCoordinator) {
    let strings = coordinator.strings
    let field = TextField()
    let grid = ThumbnailGrid<PhotoItems>(on: coordinator)
    let filters = FilterBar(strings: strings.search)
    let recent = RecentSearches(title: strings.search.recentSearches, keys: coordinator.keys)
    let panel = SearchPanel(field: field, filters: filters, recent: recent, results: grid)
    let frame = coordinator.frame(
      panel, title: { grid.note(title: "") },
      status: [.init(StatusLine(left: { grid.statusText }, right: { grid.positionText }), .fill)])
    self.grid = grid
    view = frame
    frame.addCommand(strings.search.title, keys: coordinator.keys[.search]).subscribe(onNext: { field.focus() })
      .disposed(by: bag)
    frame.addCommand(strings.search.filters, keys: coordinator.keys[.filters])
      .subscribe(onNext: { filters.focusFirst() })
      .disposed(by: bag)
    let cancel = frame.addCommand(strings.navigation.cancel, keys: coordinator.keys[.back], isHint: true)
      .map { panel.focus }
    let search = field.editingDidEndOnExit
    search.subscribe(onNext: { grid.collection.focus() }).disposed(by: bag)
    filters.chooses.subscribe(onNext: { coordinator.choose($0) }).disposed(by: bag)

    let output = viewModel.transform(
      input: .init(
        text: field.text, search: field.editingDidEndOnExit, filters: filters.filters,
        cancel: ControlEvent(events: cancel),
        more: grid.collection.willDisplayLast,
        retry: grid.addRetry(on: coordinator), visible: grid.collection.visibleItems, select: grid.photoSelected,
        toggleLike: grid.addLike(on: coordinator),
        recall: recent.list.modelSelected, forget: recent.addForget(strings.search.forget)))
    output.focus.emit(onNext: { panel.move(to: $0) }).disposed(by: bag)
    output.likeChanges.emit(onNext: { coordinator.show($0.text) }).disposed(by: bag)
    output.failures.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.route.emit(onNext: { coordinator.go($0) }).disposed(by: bag)
    output.recentSearches.drive(recent.list.rx.items).disposed(by: bag)
    output.recentSearches.map { !$0.isEmpty }.drive(panel.rx.hasRecentSearches).disposed(by: bag)
    output.query.map { $0 != nil }.drive(panel.rx.showsResults).disposed(by: bag)
    output.placeholder.drive(field.rx.placeholder).disposed(by: bag)
    output.photos.drive(grid.rx.listState).disposed(by: bag)
  }

  func reveal(_ id: Photo.ID) { grid.reveal(id) }
}

extension BrowseSection {
  static let search = BrowseSection(
    title: \.search.title, action: KeyMap.Action("searchSection", .character("2")), moreActions: [.search, .filters]
  ) { app, coordinator in
    SearchScreen(app.photoSearch(firstPage: coordinator.firstPage), on: coordinator)
  }
}

extension KeyMap.Action {
  static let search = Self("search", .character("/"))
  static let filters = Self("filters", .character("f"))
}

import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The screen that searches for photos: a field, filters and results.
@MainActor
final class SearchScreen: ViewController, PhotoRevealing, PhotoSelecting {
  let view: View
  private let grid: ThumbnailGrid<PhotoItems>
  let selection: SelectionControls
  private let bag = DisposeBag()

  init(_ viewModel: PhotoSearchViewModel, _ app: CompositionRoot, on coordinator: PhotosCoordinator) {
    selection = SelectionControls(app.photoSelection())
    let strings = coordinator.strings
    let field = TextField()
    let grid = ThumbnailGrid<PhotoItems>(on: coordinator)
    let filters = FilterBar(strings: strings.search)
    let recent = RecentSearches(
      title: strings.search.recentSearches, openTitle: strings.search.title, keys: coordinator.keys)
    let panel = SearchPanel(
      field: field, filters: filters, recent: recent, results: grid, pipeline: coordinator.pipeline)
    let frame = coordinator.frame(
      panel, title: { grid.note(columns: $0, title: "") },
      status: [.init(StatusLine(left: { grid.statusText(columns: $0) }, right: { grid.positionText }), .fill)])
    self.grid = grid
    view = frame
    field.submitTitle = strings.search.title
    panel.titles = strings.search
    let cancel = frame.addCommand(
      strings.search.clear, keys: coordinator.keys[.back], isHint: true,
      currentTitle: {
        panel.focus == .results
          ? strings.search.edit : field.string.isEmpty ? strings.search.leaveField : strings.search.clear
      }
    )
    .map { panel.focus }
    frame.addCommand(
      strings.search.filters, keys: coordinator.keys[.filters], isHint: true,
      isEnabled: { !filters.isHidden && !filters.isFirstFocused }
    )
    .subscribe(onNext: { filters.focusFirst() })
    .disposed(by: bag)
    frame.addCommand(strings.search.title, keys: coordinator.keys[.search], isHint: true, group: .navigation)
      .subscribe(onNext: { field.focus() })
      .disposed(by: bag)
    let search = field.editingDidEndOnExit
    search.subscribe(onNext: { grid.collection.focus() }).disposed(by: bag)
    filters.chooses.subscribe(onNext: { coordinator.choose($0) }).disposed(by: bag)

    grid.addActions(coordinator.photoActions(app), selection: selection, on: coordinator, bag: bag)
    let more = PublishRelay<Void>()
    let output = viewModel.transform(
      input: .init(
        text: field.text, search: field.editingDidEndOnExit, filters: filters.filters,
        cancel: ControlEvent(events: cancel),
        more: ControlEvent(
          events: Observable.merge(grid.collection.willDisplayLast.asObservable(), more.asObservable())),
        retry: grid.addRetry(on: coordinator), visible: grid.collection.visibleItems, select: grid.photoSelected,
        recall: recent.list.modelSelected, forget: recent.addForget(strings.search.forget)))
    output.focus.emit(onNext: { panel.move(to: $0) }).disposed(by: bag)
    output.failures.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.removedSearches.emit(onNext: { coordinator.showRemoved(search: $0) }).disposed(by: bag)
    output.route.emit(onNext: { coordinator.go($0) }).disposed(by: bag)
    output.recentSearches.drive(recent.list.rx.items).disposed(by: bag)
    output.recentSearches.map { !$0.isEmpty }.drive(panel.rx.hasRecentSearches).disposed(by: bag)
    output.query.map { $0 != nil }.drive(panel.rx.showsResults).disposed(by: bag)
    output.placeholder.drive(field.rx.placeholder).disposed(by: bag)
    grid.addEnd(app.listEnd(), of: output.photos, more: { more.accept(()) }, on: coordinator, bag: bag)
    output.photos.drive(grid.rx.listState).disposed(by: bag)
  }

  func reveal(_ id: Photo.ID) { grid.reveal(id) }
}

extension BrowseSection {
  static let search = BrowseSection(
    title: \.search.title, action: KeyMap.Action("searchSection", .character("2")), moreActions: [.search, .filters],
    page: .search
  ) { app, coordinator in
    SearchScreen(app.photoSearch(firstPage: coordinator.firstPage), app, on: coordinator)
  }
}

extension KeyMap.Action {
  static let search = Self("search", .character("/"))
  static let filters = Self("filters", .character("f"))
}

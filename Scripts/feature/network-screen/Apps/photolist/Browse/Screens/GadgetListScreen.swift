import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The screen that lists the gizmos of a web service.
@MainActor
final class GadgetListScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  // [detail]
  init(
    _ viewModel: GadgetListViewModel, on coordinator: PhotosCoordinator,
    makeDetail: @escaping @MainActor (Gadget.ID) -> GadgetDetailViewModel
  ) {
  // [else]
  init(_ viewModel: GadgetListViewModel, on coordinator: PhotosCoordinator) {
  // [end]
    let list = CollectionView<GadgetItem>(.list(rowHeight: 1)) { canvas, item, state in
      let isMarked = state.isSelected && state.isFocused
      if isMarked { canvas.fill(canvas.bounds, style: state.theme.selection) }
      canvas.draw(
        item.title.printable().truncated(toColumns: max(0, canvas.size.width - 2)), at: Point(x: 1, y: 0),
        style: isMarked ? state.theme.selection : state.theme.text)
    }
    list.movementKeys = coordinator.keys.movement
    // [detail]
    list.openTitle = coordinator.strings.navigation.open
    // [end]
    list.speakItem = { $0.title }
    let frame = coordinator.frame(list, title: { _ in "" }, status: [])
    view = frame
    let retry = frame.addCommand(coordinator.strings.navigation.retry, keys: coordinator.keys[.retry])
    // [detail]
    let output = viewModel.transform(
      input: .init(load: retry.startWith(()), select: ControlEvent(events: list.modelSelected.map(\.id))))
    output.selected
      .emit(onNext: { coordinator.push(GadgetDetailScreen(makeDetail($0), on: coordinator)) })
      .disposed(by: bag)
    // [else]
    let output = viewModel.transform(input: .init(load: retry.startWith(())))
    // [end]
    output.gadgets.map { StyledText(untrusted: $0.status) }.drive(list.rx.placeholder).disposed(by: bag)
    output.gadgets.map(\.items).drive(list.rx.items).disposed(by: bag)
  }
}

extension BrowseSection {
  // [page]
  static let gadgets = BrowseSection(
    title: \.gadgets.title, action: KeyMap.Action("gadgets", SECTIONKEY), page: .gadgets
  ) { app, coordinator in
  // [else]
  static let gadgets = BrowseSection(title: \.gadgets.title, action: KeyMap.Action("gadgets", SECTIONKEY)) {
    app, coordinator in
  // [end]
    // [detail]
    GadgetListScreen(app.gadgetList(), on: coordinator) { app.gadgetDetail($0) }
    // [else]
    GadgetListScreen(app.gadgetList(), on: coordinator)
    // [end]
  }
}

import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The screen that lists gizmos, with a field for a new one.
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
    let strings = coordinator.strings.gadgets
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
    let field = TextField()
    field.placeholder = strings.new
    let undoText = BehaviorRelay<String?>(value: nil)
    let frame = coordinator.frame(
      Stack(.vertical, [.init(list, .fill), .init(field, .fixed(1))]), title: { _ in "" },
      status: [
        .init(StatusLine(left: { _ in StyledText(untrusted: undoText.value ?? "", coordinator.theme.text) }), .fill)
      ])
    view = frame
    let keys = coordinator.keys
    list.addCommand(strings.add, keys: keys[.addGadget], isHint: true)
      .subscribe(onNext: { field.focus() }).disposed(by: bag)
    field.addCommand(coordinator.strings.navigation.cancel, keys: keys[.back], isHint: true)
      .subscribe(onNext: { list.focus() }).disposed(by: bag)
    let retry = frame.addCommand(coordinator.strings.navigation.retry, keys: keys[.retry])
    let delete = list.addCommand(
      strings.delete, keys: keys[.deleteGadget], isHint: true, isEnabled: { [unowned list] in list.count > 0 })
    let undo = list.addCommand(
      coordinator.strings.navigation.undo, keys: keys[.undo], isHint: true, isEnabled: { undoText.value != nil })
    let output = viewModel.transform(
      input: .init(
        load: retry.startWith(()),
        add: ControlEvent(events: field.editingDidEndOnExit.withLatestFrom(field.text)),
        // [detail]
        select: ControlEvent(events: list.modelSelected.map(\.id)),
        // [end]
        delete: ControlEvent(events: list.selected(on: delete).map(\.id)), undo: undo))
    output.refused.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.failures.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    // [detail]
    output.selected
      .emit(onNext: { coordinator.push(GadgetDetailScreen(makeDetail($0), on: coordinator)) })
      .disposed(by: bag)
    // [end]
    output.changes
      .emit(onNext: { _ in
        field.string = ""
        list.focus()
      })
      .disposed(by: bag)
    output.undo
      .drive(onNext: {
        undoText.accept($0)
        frame.setNeedsDisplay()
      })
      .disposed(by: bag)
    output.gadgets.map { StyledText(untrusted: $0.status) }.drive(list.rx.placeholder).disposed(by: bag)
    output.gadgets.map(\.items).drive(list.rx.items).disposed(by: bag)
  }
}

extension BrowseSection {
  static let gadgets = BrowseSection(
    title: \.gadgets.title, action: KeyMap.Action("gadgets", SECTIONKEY),
    // [page]
    moreActions: [.addGadget, .deleteGadget], page: .gadgets
    // [else]
    moreActions: [.addGadget, .deleteGadget]
    // [end]
  ) { app, coordinator in
    // [detail]
    GadgetListScreen(app.gadgetList(), on: coordinator) { app.gadgetDetail($0) }
    // [else]
    GadgetListScreen(app.gadgetList(), on: coordinator)
    // [end]
  }
}

extension KeyMap.Action {
  static let addGadget = Self("addGadget", .character("a"))
  static let deleteGadget = Self("deleteGadget", KeyPress(.delete), .character("x"))
}

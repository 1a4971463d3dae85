import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The list of memos, shown on a terminal.
@MainActor
final class MemoListScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(
    _ viewModel: MemoListViewModel, on coordinator: SamplesCoordinator, follow: @escaping @MainActor (MemoRoute) -> Void
  ) {
    let title = ScreenTitle()
    let undoable = Label()
    let list = CollectionView<MemoItem>(.list(rowHeight: 2)) { canvas, item, state in
      let note = item.note.isEmpty ? "" : " (\(item.note))"
      coordinator.drawLine(item.title + note, of: state, in: canvas)
      canvas.draw(item.preview.printable(), at: Point(x: 2, y: 1), style: state.theme.secondary)
    }
    list.speakItem = { $0.title }
    let stack = Stack(title: title, [.init(list, .fill), .init(undoable, .fixed(1))])
    view = stack
    let add = stack.addCommand(coordinator.text.add, keys: [.control("n")], isHint: true)
    let delete = stack.addCommand(
      coordinator.text.delete, keys: [KeyPress(.delete), .control("d")], isHint: true,
      isEnabled: { [unowned list] in list.count > 0 })
    let undo = stack.addCommand(
      coordinator.text.undo, keys: [.control("z"), .character("u")], isHint: true,
      isEnabled: { [unowned undoable] in !undoable.text.plain.isEmpty })
    let output = viewModel.transform(
      input: .init(add: add, select: list.modelSelected, delete: list.selected(on: delete), undo: undo))
    output.failures.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.route.emit(onNext: follow).disposed(by: bag)
    output.title.styled(.bold).drive(title.rx.text).disposed(by: bag)
    output.undo.map { StyledText(untrusted: $0 ?? "") }.drive(undoable.rx.text).disposed(by: bag)
    output.memos.map { StyledText(untrusted: $0.status) }.drive(list.rx.placeholder).disposed(by: bag)
    output.memos.map(\.items).drive(list.rx.items).disposed(by: bag)
  }
}

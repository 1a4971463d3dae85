import Presentation
import Reactive
import Terminal

/// The search for songs, shown on a terminal.
@MainActor
final class MusicSearchScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(
    _ viewModel: MusicSearchViewModel, on coordinator: SamplesCoordinator,
    follow: @escaping @MainActor (MusicRoute) -> Void
  ) {
    let title = ScreenTitle()
    let field = TextField()
    let status = Label()
    let list = CollectionView<SongItem>(.list(rowHeight: 2)) { canvas, item, state in
      coordinator.drawLine(item.title, of: state, in: canvas)
      canvas.draw(
        [item.artist, item.album].filter { !$0.isEmpty }.joined(separator: " — ").printable(), at: Point(x: 2, y: 1),
        style: state.theme.secondary)
    }
    list.speakItem = { "\($0.title), \($0.artist)" }
    let stack = Stack(
      title: title, [.init(FramedField(field), .fitting), .init(list, .fill), .init(status, .fixed(1))])
    view = stack
    field.submitTitle = coordinator.text.search
    stack.addCommand(
      coordinator.text.results, keys: [KeyPress(.down)], isHint: true,
      isEnabled: { [unowned field, unowned list] in field.isFocused && list.count > 0 }
    )
    .subscribe(onNext: { [unowned list] in list.focus() })
    .disposed(by: bag)
    let output = viewModel.transform(
      input: .init(text: field.text, search: field.editingDidEndOnExit, select: list.modelSelected))
    output.route.emit(onNext: follow).disposed(by: bag)
    output.title.styled(.bold).drive(title.rx.text).disposed(by: bag)
    output.placeholder.drive(field.rx.placeholder).disposed(by: bag)
    output.songs
      .map { StyledText(untrusted: $0.status, coordinator.style(of: $0.state.failure == nil ? .neutral : .bad)) }
      .drive(status.rx.text)
      .disposed(by: bag)
    output.songs.map(\.items).drive(list.rx.items).disposed(by: bag)
  }
}

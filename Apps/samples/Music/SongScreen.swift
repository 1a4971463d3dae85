import Presentation
import Reactive
import Terminal

/// The details of a song, shown on a terminal.
@MainActor
final class SongScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(
    _ viewModel: SongDetailViewModel, on coordinator: SamplesCoordinator,
    follow: @escaping @MainActor (MusicRoute) -> Void
  ) {
    let title = ScreenTitle()
    let artist = Label()
    let facts = CollectionView<SongDetail.Fact>(.list(rowHeight: 1)) { canvas, fact, state in
      canvas.draw(fact.label, at: .zero, style: state.theme.secondary)
      canvas.draw(fact.value.printable(), at: Point(x: 12, y: 0), style: state.theme.text)
    }
    facts.speakItem = { "\($0.label): \($0.value)" }
    let cover = coordinator.coverView()
    let stack = Stack(
      title: title,
      [
        .init(artist, .fixed(2)),
        .init(Stack(.horizontal, spacing: 2, [.init(cover, .fill), .init(facts, .fill)]), .fill),
      ])
    view = stack
    let share = stack.addCommand(coordinator.text.share, keys: [.character("s")], isHint: true)
    let back = stack.addCommand(coordinator.text.back, keys: [KeyPress(.escape)], isHint: true)
    let output = viewModel.transform(input: .init(share: share, back: back))
    output.shared.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.route
      .emit(onNext: { route in
        cover.leave()
        follow(route)
      })
      .disposed(by: bag)
    coordinator.capabilities.drive(cover.rx.capabilities).disposed(by: bag)
    output.song.map { StyledText(untrusted: $0.title, .bold) }.drive(title.rx.text).disposed(by: bag)
    output.song.map { StyledText(untrusted: $0.artist) }.drive(artist.rx.text).disposed(by: bag)
    output.cover.drive(cover.rx.cover).disposed(by: bag)
    output.song.map(\.facts).drive(facts.rx.items).disposed(by: bag)
  }
}

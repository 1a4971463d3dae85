import AppSupport
import Presentation
import Reactive

/// The search for songs, shown as lines of text on a pipe.
@MainActor
final class MusicSearchLines: LineScreen {
  let events = "search=, open N"

  private let text = LineField("")
  private let search = PublishRelay<Void>()
  private let select = PublishRelay<SongItem>()
  private let output: MusicSearchViewModel.Output
  private var title = ""
  private var listState = ListState<[SongItem]>()
  private let bag = DisposeBag()

  init(_ viewModel: MusicSearchViewModel, in session: LineSession) {
    output = viewModel.transform(
      input: .init(
        text: text.property, search: ControlEvent(events: search), select: ControlEvent(events: select)))
    output.route
      .emit(onNext: { route in
        guard case .song(let viewModel) = route else { return }
        session.open(SongLines(viewModel, in: session))
      })
      .disposed(by: bag)
    output.title.drive(onNext: { [unowned self] in title = $0 }).disposed(by: bag)
    output.songs
      .drive(onNext: { [unowned self] in
        listState = $0
        session.update()
      })
      .disposed(by: bag)
  }

  var state: [(name: String, value: String)] {
    let items = listState.items.enumerated().map { index, item in
      let parts = [item.title, item.artist, item.album].filter { !$0.isEmpty }
      return "\(index + 1). \(parts.joined(separator: " — "))"
    }
    return [("title", title), ("status", listState.status), ("songs", items.joined(separator: "; "))]
  }

  var failure: Failure? { listState.state.failure }

  func take(_ line: SampleLine) async throws(SampleLine.Problem) {
    switch line {
    case .field("search", let words):
      text.type(words)
      search.accept(())
      _ = await output.songs.first { $0.state != .loading }
    case .event("open", let number):
      guard let number = Int(number), listState.items.indices.contains(number - 1) else { throw .nothingThere }
      select.accept(listState.items[number - 1])
    default: throw .unknown
    }
  }
}

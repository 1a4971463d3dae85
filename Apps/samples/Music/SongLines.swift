import Presentation
import Reactive

/// The details of a song, shown as lines of text on a pipe.
@MainActor
final class SongLines: LineScreen {
  let events = "share, back"

  private let share = PublishRelay<Void>()
  private let back = PublishRelay<Void>()
  private var song: SongDetail?
  private let bag = DisposeBag()

  init(_ viewModel: SongDetailViewModel, in session: LineSession) {
    let output = viewModel.transform(input: .init(share: ControlEvent(events: share), back: ControlEvent(events: back)))
    output.shared.emit(onNext: { session.show("shared", $0) }).disposed(by: bag)
    output.route.emit(onNext: { _ in session.close() }).disposed(by: bag)
    output.song.drive(onNext: { [unowned self] in song = $0 }).disposed(by: bag)
  }

  var state: [(name: String, value: String)] {
    guard let song else { return [] }
    let facts = song.facts.map { (name: $0.label, value: $0.value) }
    return [("title", song.title), ("artist", song.artist)] + facts + [("artwork", song.artwork ?? "—")]
  }

  func take(_ line: SampleLine) throws(SampleLine.Problem) {
    switch line {
    case .event("share", ""): share.accept(())
    case .event("back", ""): back.accept(())
    default: throw .unknown
    }
  }
}

import Presentation
import Reactive
import Terminal

/// The topics of the source.
@MainActor
final class TopicsScreen: PhotoScreen {
  let view: View
  private let bag = DisposeBag()

  init(_ viewModel: TopicListViewModel, on stage: PhotoStage) {
    let grid = ThumbnailGrid<[TopicItem]>(shelf: stage.shelf, strings: stage.strings, keys: stage.keys) {
      Thumbnail($0)
    }
    let frame = stage.frame(
      grid, title: { grid.note(title: "") }, status: [.init(StatusLine(left: { grid.statusText }), .fill)])
    view = frame
    let retry = grid.addRetry(on: stage)
    let output = viewModel.transform(
      input: .init(load: retry.startWith(()), select: ControlEvent(events: grid.collection.modelSelected.map(\.topic))))
    output.route.emit(onNext: { stage.go($0) }).disposed(by: bag)
    output.topics.drive(grid.rx.listing).disposed(by: bag)
  }
}

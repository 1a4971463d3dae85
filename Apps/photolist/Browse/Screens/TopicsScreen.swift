import Presentation
import Reactive
import Terminal

/// The screen that lists the source's topics.
@MainActor
final class TopicsScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(_ viewModel: TopicListViewModel, on coordinator: PhotosCoordinator) {
    let grid = ThumbnailGrid<[TopicItem]>(on: coordinator) { Thumbnail($0) }
    let frame = coordinator.frame(
      grid, title: { grid.note(columns: $0, title: "") },
      status: [.init(StatusLine(left: { grid.statusText(columns: $0) }, right: { grid.positionText }), .fill)])
    view = frame
    grid.collection.opensOnClick = true
    let retry = grid.addRetry(on: coordinator)
    let output = viewModel.transform(
      input: .init(load: retry.startWith(()), select: ControlEvent(events: grid.collection.modelSelected.map(\.topic))))
    output.route.emit(onNext: { coordinator.go($0) }).disposed(by: bag)
    output.topics.drive(grid.rx.listState).disposed(by: bag)
  }
}

extension BrowseSection {
  static let topics = BrowseSection(
    title: \.topics.title, action: KeyMap.Action("topics", .character("3")), page: .topics
  ) { app, coordinator in
    TopicsScreen(app.topicList(), on: coordinator)
  }
}

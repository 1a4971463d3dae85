import Presentation
import Reactive
import Terminal

/// The list of friends and their pets, shown on a terminal. Enter plays with the selected friend or pet.
@MainActor
final class FriendListScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  /// A friend, or a pet below its friend.
  private struct Row {
    var animal: AnimalItem
    var isPet: Bool
  }

  init(
    _ viewModel: FriendListViewModel, on coordinator: SamplesCoordinator,
    follow: @escaping @MainActor (FriendRoute) -> Void
  ) {
    let title = ScreenTitle()
    let meal = Label()
    let walk = Label()
    let list = CollectionView<Row>(.list(rowHeight: 1)) { canvas, row, state in
      coordinator.drawLine(
        "\(row.isPet ? "  " : "")\(row.animal.symbol) \(row.animal.name)", of: state,
        plain: row.isPet ? state.theme.text : state.theme.title, in: canvas)
    }
    list.speakItem = { $0.animal.name }
    let stack = Stack(title: title, [.init(list, .fill), .init(meal, .fixed(1)), .init(walk, .fixed(1))])
    view = stack
    let add = stack.addCommand(coordinator.text.add, keys: [.control("n")], isHint: true)
    let output = viewModel.transform(
      input: .init(add: add, play: ControlEvent(events: list.modelSelected.map(\.animal))))
    output.route.emit(onNext: follow).disposed(by: bag)
    output.title.styled(.bold).drive(title.rx.text).disposed(by: bag)
    output.meal.styled().drive(meal.rx.text).disposed(by: bag)
    output.walk.styled().drive(walk.rx.text).disposed(by: bag)
    output.friends.map { StyledText(untrusted: $0.status) }.drive(list.rx.placeholder).disposed(by: bag)
    output.friends
      .map { listState in
        listState.items.flatMap { section in
          [Row(animal: section.person, isPet: false)] + section.pets.map { Row(animal: $0, isPet: true) }
        }
      }
      .drive(list.rx.items)
      .disposed(by: bag)
  }
}

import AppSupport
import Presentation
import Reactive

/// The list of friends and their pets, shown as lines of text on a pipe.
@MainActor
final class FriendListLines: LineScreen {
  let events = "add, play N, play N.M"

  private let load = PublishRelay<Void>()
  private let add = PublishRelay<Void>()
  private let play = PublishRelay<AnimalItem>()
  private let output: FriendListViewModel.Output
  private var listState = ListState<[FriendSection]>()
  private let outputs = LineOutputs()
  private let bag = DisposeBag()

  init(
    _ viewModel: FriendListViewModel, in session: LineSession, makeForm: @escaping @MainActor () -> AddPetViewModel
  ) {
    output = viewModel.transform(
      input: .init(load: load.startWith(()), add: ControlEvent(events: add), play: ControlEvent(events: play)))
    output.route
      .emit(onNext: { [unowned self] _ in session.open(AddPetLines(makeForm(), in: session, list: self)) })
      .disposed(by: bag)
    outputs.add("title", output.title)
    outputs.add("meal", output.meal)
    outputs.add("walk", output.walk)
    output.friends
      .drive(onNext: { [unowned self] in
        guard $0.state.isSettled else { return }
        listState = $0
        session.update()
      })
      .disposed(by: bag)
  }

  var state: [(name: String, value: String)] {
    let sections = listState.items.enumerated().map { number, section in
      let pets = section.pets.enumerated().map { "\(number + 1).\($0 + 1) \($1.symbol) \($1.name)" }
      return "\(number + 1). \(section.person.name) — \(pets.joined(separator: ", "))"
    }
    let friends = sections.isEmpty ? listState.status : sections.joined(separator: "; ")
    return outputs.values + [("friends", friends)]
  }

  var failure: Failure? { listState.state.failure }

  /// Reloads the list, so that it contains the latest changes.
  func settle() async {
    load.accept(())
    _ = await output.friends.first(where: \.state.isSettled)
  }

  func take(_ line: SampleLine) throws(SampleLine.Problem) {
    switch line {
    case .event("add", ""): add.accept(())
    case .event("play", let number): play.accept(try animal(number))
    default: throw .unknown
    }
  }

  /// - Parameter number: `2` for the second friend, or `2.1` for the first pet of the second friend.
  private func animal(_ number: String) throws(SampleLine.Problem) -> AnimalItem {
    let numbers = number.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = numbers.first ?? nil, listState.items.indices.contains(first - 1) else { throw .nothingThere }
    let section = listState.items[first - 1]
    switch numbers.count {
    case 1: return section.person
    case 2:
      guard let second = numbers[1], section.pets.indices.contains(second - 1) else { throw .nothingThere }
      return section.pets[second - 1]
    default: throw .nothingThere
    }
  }
}

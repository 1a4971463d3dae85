import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The form for a new pet, shown on a terminal.
@MainActor
final class AddPetScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(_ viewModel: AddPetViewModel, strings: FriendStrings, on coordinator: SamplesCoordinator) {
    let title = ScreenTitle()
    let friend = TextField()
    let pet = TextField()
    let picker = CollectionView<SpeciesItem>(.list(rowHeight: 1)) { canvas, item, state in
      coordinator.drawLine("\(item.symbol) \(item.name)", of: state, in: canvas)
    }
    picker.speakItem = { $0.name }
    let picked = Label()
    let save = Button(coordinator.text.save)
    let stack = Stack(
      title: title,
      [
        .init(FramedField(friend, named: strings.friendField), .fitting),
        .init(FramedField(pet, named: strings.petField), .fitting),
        .init(Stack(named: Label(StyledText(strings.speciesField)), picked), .fixed(1)),
        .init(picker, .fill),
        .init(Stack(.horizontal, [.init(save, .fitting)]), .fixed(1)),
      ])
    view = stack
    let saveKey = stack.addCommand(coordinator.text.save, keys: [.control("s")], isHint: true)
    let back = stack.addCommand(coordinator.text.back, keys: [KeyPress(.escape)], isHint: true)
    let all = Species.allCases
    let species = ControlProperty(
      values: picker.selectedIndex.map { all.indices.contains($0) ? all[$0] : .first },
      valueSink: Binder(picker) { $0.selection = all.firstIndex(of: $1) ?? 0 })
    let output = viewModel.transform(
      input: .init(
        friend: friend.text, pet: pet.text, species: species,
        save: ControlEvent(events: Observable.merge(save.tap.asObservable(), saveKey.asObservable())), back: back))
    output.refused.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.failures.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.saved.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.dismiss.emit(onNext: { coordinator.pop() }).disposed(by: bag)
    output.title.styled(.bold).drive(title.rx.text).disposed(by: bag)
    output.species.drive(picker.rx.items).disposed(by: bag)
    output.picked.map { StyledText("\($0.symbol) \($0.name)") }.drive(picked.rx.text).disposed(by: bag)
    output.canSave.drive(save.rx.isEnabled).disposed(by: bag)
  }
}

import AppSupport
import Domain
import Presentation
import Reactive

/// The form for a new pet, on a pipe.
@MainActor
final class AddPetLines: LineScreen {
  let events = "friend=, pet=, species=, save, back"

  private let list: FriendListLines
  private let friend = LineField("")
  private let pet = LineField("")
  private let kind = LineField(Species.first)
  private let save = PublishRelay<Void>()
  private let back = PublishRelay<Void>()
  private var title = ""
  private var species: [SpeciesItem] = []
  private var picked: SpeciesItem?
  private var canSave = false
  private var isDismissed = false
  /// How many saves have ended.
  private let answers = BehaviorRelay(value: 0)
  private let bag = DisposeBag()

  init(_ viewModel: AddPetViewModel, in session: LineSession, list: FriendListLines) {
    self.list = list
    let output = viewModel.transform(
      input: .init(
        friend: friend.property, pet: pet.property, species: kind.property, save: ControlEvent(events: save),
        back: ControlEvent(events: back)))
    output.refused
      .emit(onNext: { [unowned self] in
        session.show("refused", $0)
        answers.accept(answers.value + 1)
      })
      .disposed(by: bag)
    output.failures
      .emit(onNext: { [unowned self] in
        session.show($0)
        answers.accept(answers.value + 1)
      })
      .disposed(by: bag)
    output.saved
      .emit(onNext: { text in
        session.show("saved", text)
        session.clearFailure()
      })
      .disposed(by: bag)
    output.dismiss
      .emit(onNext: { [unowned self] in
        isDismissed = true
        answers.accept(answers.value + 1)
        session.close()
      })
      .disposed(by: bag)
    output.title.drive(onNext: { [unowned self] in title = $0 }).disposed(by: bag)
    output.species.drive(onNext: { [unowned self] in species = $0 }).disposed(by: bag)
    output.picked.drive(onNext: { [unowned self] in picked = $0 }).disposed(by: bag)
    output.canSave.drive(onNext: { [unowned self] in canSave = $0 }).disposed(by: bag)
  }

  var state: [(name: String, value: String)] {
    [
      ("title", title), ("species", species.map(\.name).joined(separator: ", ")),
      ("picked", picked.map { "\($0.symbol) \($0.name)" } ?? ""), ("canSave", "\(canSave)"),
    ]
  }

  func take(_ line: SampleLine) async throws(SampleLine.Problem) {
    switch line {
    case .field("friend", let name): friend.type(name)
    case .field("pet", let name): pet.type(name)
    case .field("species", let name):
      guard let item = species.first(where: { $0.name == name || $0.species.rawValue == name }) else {
        throw .nothingThere
      }
      kind.type(item.species)
    case .event("save", ""):
      let count = answers.value
      save.accept(())
      _ = await answers.asDriver().first { $0 > count }
    case .event("back", ""): back.accept(())
    default: throw .unknown
    }
    if isDismissed { await list.settle() }
  }
}

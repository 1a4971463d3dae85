import AppSupport
import Domain
import Presentation
import Reactive

/// The form for a new pet, shown as lines of text on a pipe.
@MainActor
final class AddPetLines: LineScreen {
  let events = "friend=, pet=, species=, save, back"

  private let list: FriendListLines
  private let friend = LineField("")
  private let pet = LineField("")
  private let kind = LineField(Species.first)
  private let form = LineForm()
  private let back = PublishRelay<Void>()
  private var species: [SpeciesItem] = []
  private let outputs = LineOutputs()
  private let bag = DisposeBag()

  init(_ viewModel: AddPetViewModel, in session: LineSession, list: FriendListLines) {
    self.list = list
    let output = viewModel.transform(
      input: .init(
        friend: friend.property, pet: pet.property, species: kind.property, save: ControlEvent(events: form.save),
        back: ControlEvent(events: back)))
    form.bind(
      refused: output.refused, failures: output.failures, saved: output.saved, dismiss: output.dismiss, in: session)
    output.species.drive(onNext: { [unowned self] in species = $0 }).disposed(by: bag)
    outputs.add("title", output.title)
    outputs.add("species", output.species.map { $0.map(\.name).joined(separator: ", ") })
    outputs.add("picked", output.picked.map { "\($0.symbol) \($0.name)" })
    outputs.add("canSave", output.canSave.map { "\($0)" }, initial: "false")
  }

  var state: [(name: String, value: String)] { outputs.values }

  func take(_ line: SampleLine) async throws(SampleLine.Problem) {
    switch line {
    case .field("friend", let name): friend.type(name)
    case .field("pet", let name): pet.type(name)
    case .field("species", let name):
      guard let item = species.first(where: { $0.name == name || $0.species.rawValue == name }) else {
        throw .nothingThere
      }
      kind.type(item.species)
    case .event("save", ""): await form.saveAndWait()
    case .event("back", ""): back.accept(())
    default: throw .unknown
    }
    if form.isDismissed { await list.settle() }
  }
}

import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The form for a new pet") struct AddPetViewModelTests {
  private let scenario = AddPetScenario()

  private func transform() -> AddPetViewModel.Output {
    scenario.viewModel.transform(input: scenario.input)
  }

  @Test("The form lists all species and selects the first species")
  func speciesAreListed() {
    let output = transform()
    #expect(
      Listener(output.species).last?.map(\.name) == [
        "hamster", "raccoon", "fish", "rabbit", "bird", "monkey", "dog", "cat",
      ])
    #expect(Listener(output.picked).last?.species == .hamster)
  }

  @Test("Saving stores the values that the form shows")
  func formSavesWhatItShows() async {
    let output = transform()
    let picked = Listener(output.picked)
    let dismiss = Listener(output.dismiss)
    scenario.friend.accept("Ada")
    scenario.pet.accept("Bo")
    scenario.save.accept(())
    await settle()
    #expect(picked.last?.symbol == "🐹")
    #expect(scenario.repository.onAdd.calls == [.fixture("Ada", "Bo", .hamster)])
    #expect(dismiss.values.count == 1)
  }

  @Test("Selecting a species shows its picture")
  func speciesPicture() {
    let picked = Listener(transform().picked)
    scenario.species.accept(.fish)
    #expect(picked.values.map(\.symbol) == ["🐹", "🐟"])
  }

  @Test("Blank names are rejected", arguments: [("", "Bo"), ("Ada", " "), ("\t", "")])
  func blankNames(friend: String, pet: String) async {
    let output = transform()
    let refused = Listener(output.refused)
    let canSave = Listener(output.canSave)
    scenario.friend.accept(friend)
    scenario.pet.accept(pet)
    scenario.save.accept(())
    await settle()
    #expect(canSave.last == false)
    #expect(refused.values == ["Enter a name for the friend and for the pet."])
    #expect(scenario.repository.onAdd.calls.isEmpty)
  }

  @Test("A message confirms that a pet was saved")
  func saveIsConfirmed() async {
    let saved = Listener(transform().saved)
    scenario.friend.accept("Ada")
    scenario.pet.accept("Bo")
    scenario.save.accept(())
    await settle()
    #expect(saved.values == ["Bo lives with Ada."])
  }

  @Test("A failed save keeps the form open")
  func failedSaveKeepsForm() async {
    scenario.repository.onAdd.fail(with: .storage(.full(path: "/friends")))
    let output = transform()
    let failures = Listener(output.failures)
    let dismiss = Listener(output.dismiss)
    scenario.friend.accept("Ada")
    scenario.pet.accept("Bo")
    scenario.save.accept(())
    await settle()
    #expect(failures.last?.error == .storage(.full(path: "/friends")))
    #expect(dismiss.values.isEmpty)
  }

  @Test("Pressing Save twice saves once")
  func saveTwice() async {
    let gate = Gate()
    scenario.repository.onAdd.handle { _ throws(RepositoryError) in try await gate.wait() }
    let dismiss = Listener(transform().dismiss)
    scenario.friend.accept("Ada")
    scenario.pet.accept("Bo")
    scenario.save.accept(())
    scenario.save.accept(())
    gate.open()
    await settle()
    #expect(scenario.repository.onAdd.calls.count == 1)
    #expect(dismiss.values.count == 1)
  }

  @Test("Back closes the form")
  func backClosesForm() {
    let dismiss = Listener(transform().dismiss)
    scenario.back.accept(())
    #expect(dismiss.values.count == 1)
  }

  @Test("A form that is opened again is empty")
  func reopenedFormIsEmpty() {
    let picked = Listener(transform().picked)
    scenario.species.accept(.fish)
    picked.leave()
    let again = AddPetScenario()
    #expect(Listener(again.viewModel.transform(input: again.input).picked).last?.species == .hamster)
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(AddPetScenario.self) }
}

/// A scenario: a save without a name fails, a save on a full disk fails, and a save succeeds.
struct AddPetScenario: ViewModelScenario {
  let repository = FakeFriendRepository()
  let friend = BehaviorRelay(value: "")
  let pet = BehaviorRelay(value: "")
  let species = BehaviorRelay(value: Species.first)
  let save = PublishRelay<Void>()
  let back = PublishRelay<Void>()

  var viewModel: AddPetViewModel {
    AddPetViewModel(repository: repository, environment: .test())
  }

  var input: AddPetViewModel.Input {
    .init(
      friend: ControlProperty(friend), pet: ControlProperty(pet), species: ControlProperty(species),
      save: ControlEvent(save), back: ControlEvent(back))
  }

  func outputs(of output: AddPetViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("species", output.species),
      ObservedOutput("picked", output.picked), ObservedOutput("canSave", output.canSave),
      ObservedOutput("refused", output.refused), ObservedOutput("saved", output.saved),
      ObservedOutput("failures", output.failures), ObservedOutput("dismiss", output.dismiss),
    ]
  }

  func perform() async {
    save.accept(())
    friend.accept("Ada")
    pet.accept("Nemo")
    species.accept(.fish)
    repository.onAdd.fail(with: .storage(.full(path: "/friends")))
    save.accept(())
    await settle()
    repository.onAdd.succeed()
    save.accept(())
    await settle()
    back.accept(())
  }

  var requestCount: Int { repository.observers + repository.onAdd.calls.count }
  var activeCount: Int { repository.observers }
  var parts: [AnyObject] { [repository, friend, pet, species, save, back] }
}

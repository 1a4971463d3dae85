import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The list of friends") struct FriendListViewModelTests {
  private let scenario = FriendListScenario()

  private func transform(_ language: Language = .english) -> FriendListViewModel.Output {
    FriendListViewModel(repository: scenario.repository, environment: .test(language))
      .transform(input: scenario.input)
  }

  @Test("Each friend is a section with a row for each pet")
  func friendsAreSections() async {
    let friends = Listener(transform().friends)
    await settle()
    #expect(friends.last?.items.map(\.person.name) == ["Ada", "김하나"])
    #expect(friends.last?.items.map { $0.pets.map(\.name) } == [["Bo", "Coco"], ["몽"]])
    #expect(friends.last?.items[0].pets.map(\.symbol) == ["🐶", "🐵"])
  }

  @Test("Before the user opens a friend or a pet, the screen shows a prompt")
  func screenShowsPrompt() {
    let output = transform()
    #expect(Listener(output.meal).last == "Open a friend or a pet to play with it.")
    #expect(Listener(output.walk).last == "")
  }

  @Test("Opening a friend or a pet shows a sentence about food and a sentence about walks")
  func petActions() async throws {
    let output = transform()
    let meal = Listener(output.meal)
    let walk = Listener(output.walk)
    let friends = Listener(output.friends)
    await settle()
    scenario.play.accept(try #require(friends.last?.items[0].pets[1]))
    #expect(meal.last == "Coco eats bananas.")
    #expect(walk.last == "Coco likes going for walks.")
    scenario.play.accept(try #require(friends.last?.items[1].pets[0]))
    #expect(meal.last == "몽 eats pet food.")
    #expect(walk.last == "몽 does not like walks.")
    scenario.play.accept(try #require(friends.last?.items[0].person))
    #expect(meal.last == "Ada eats human food, not pet food.")
  }

  @Test("Sentences contain the right particles after Korean names")
  func koreanNames() async throws {
    let output = transform(.korean)
    let meal = Listener(output.meal)
    let walk = Listener(output.walk)
    let friends = Listener(output.friends)
    await settle()
    scenario.play.accept(try #require(friends.last?.items[1].pets[0]))
    #expect(meal.last == "몽은 사료를 먹습니다.")
    #expect(walk.last == "몽은 산책을 좋아하지 않습니다.")
    scenario.play.accept(try #require(friends.last?.items[1].person))
    #expect(meal.last == "김하나는 사료가 아니라 음식을 먹습니다.")
  }

  @Test("A saved pet appears at once")
  func savedPetAppears() async {
    let friends = Listener(transform().friends)
    await settle()
    let save = PublishRelay<Void>()
    let form = AddPetViewModel(repository: scenario.repository, environment: .test())
    let canSave = Listener(
      form.transform(input: .init(friend: .just("ada"), pet: .just("Nemo"), save: ControlEvent(save))).canSave)
    save.accept(())
    await settle()
    #expect(friends.last?.items[0].pets.map(\.name) == ["Nemo", "Bo", "Coco"])
    withExtendedLifetime(canSave) {}
  }

  @Test("An empty list of friends has a message")
  func noFriends() async {
    let viewModel = FriendListViewModel(
      repository: FakeFriendRepository(), environment: .test())
    let friends = Listener(viewModel.transform(input: .init()).friends)
    await settle()
    #expect(friends.last?.state == .empty)
    #expect(friends.last?.status == "No friends yet.")
  }

  @Test("If the friends cannot be read, the user can retry the request")
  func failedReadCanBeRetried() async {
    let friends = Listener(transform().friends)
    await settle()
    scenario.repository.failObservers(with: .storage(.damaged(path: "/friends")))
    await settle()
    #expect(friends.last?.state.failure?.error == .storage(.damaged(path: "/friends")))
    scenario.load.accept(())
    await settle()
    #expect(friends.last?.items.count == 2)
  }

  @Test("The Add button opens the form")
  func addOpensForm() {
    let route = Listener(transform().route)
    scenario.add.accept(())
    #expect(route.values == [.add])
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(FriendListScenario.self) }
}

/// A scenario: the user opens a pet, the repository fails, and the user opens the form.
struct FriendListScenario: ViewModelScenario {
  let repository = FakeFriendRepository([
    .fixture("Ada", "Coco", .monkey), .fixture("Ada", "Bo", .dog), .fixture("김하나", "몽", .cat),
  ])
  let load = PublishRelay<Void>()
  let add = PublishRelay<Void>()
  let play = PublishRelay<AnimalItem>()

  var viewModel: FriendListViewModel {
    FriendListViewModel(repository: repository, environment: .test())
  }

  var input: FriendListViewModel.Input {
    .init(load: load.startWith(()), add: ControlEvent(add), play: ControlEvent(play))
  }

  func outputs(of output: FriendListViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("friends", output.friends),
      ObservedOutput("meal", output.meal), ObservedOutput("walk", output.walk), ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    await settle()
    let section = FriendSection(
      Friend(person: Person(name: "Ada"), pets: [Pet(name: "Nemo", species: .fish)]), strings: Strings(.english).friends
    )
    play.accept(section.pets[0])
    repository.failObservers(with: .storage(.busy(path: "/friends")))
    await settle()
    load.accept(())
    await settle()
    add.accept(())
  }

  var requestCount: Int { repository.observers + repository.onAdd.calls.count }
  var activeCount: Int { repository.observers }
  var parts: [AnyObject] { [repository, load, add, play] }
}

import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The list of collections") struct CollectionListViewModelTests {
  @Test("The list loads page by page to its end")
  func listLoadsToEnd() async {
    let scenario = CollectionListScenario()
    let listState = Listener(scenario.viewModel.transform(input: scenario.input).collections)
    await settle()
    #expect(listState.last?.items.map(\.title) == ["A", "B"])
    #expect(listState.last?.items.first?.owner == "Ada Lovelace")
    #expect(listState.last?.items.first?.count == "2 photos")
    scenario.more.accept(())
    await settle()
    #expect(listState.last?.items.count == 3)
    #expect(listState.last?.state == .ended)
  }

  @Test("Selecting a collection opens its photos")
  func collectionOpens() throws {
    let scenario = CollectionListScenario()
    let routes = Listener(scenario.viewModel.transform(input: scenario.input).route)
    let collection = PhotoCollection.fixture("a")
    scenario.select.accept(collection)
    guard case .list(.collection(collection.id), title: collection.title) = try #require(routes.last) else {
      Issue.record("another screen is opened")
      return
    }
  }

  @Test("An empty list of collections has a message")
  func noCollections() async {
    let collections = FakeCollectionRepository()
    let viewModel = CollectionListViewModel(
      collections: collections, environment: .test())
    let listState = Listener(viewModel.transform(input: .init()).collections)
    await settle()
    #expect(listState.last?.state == .empty)
    #expect(listState.last?.status == "No collections.")
  }

  @Test("In offline mode, collections are not available and are not fetched")
  func offlineThereAreNoCollections() async {
    let collections = FakeCollectionRepository(["a"].map { .fixture($0) })
    let viewModel = CollectionListViewModel(collections: collections, policy: .cacheOnly, environment: .test())
    let listState = Listener(viewModel.transform(input: .init()).collections)
    await settle()
    #expect(listState.last?.state.failure?.error == .notCached)
    #expect(collections.onCollections.calls.isEmpty)
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(CollectionListScenario.self) }
}

/// A scenario: a page of collections fails, and a retry loads it.
struct CollectionListScenario: ViewModelScenario {
  let collections = FakeCollectionRepository(["a", "b", "c"].map { .fixture($0) })
  let more = PublishRelay<Void>()
  let retry = PublishRelay<Void>()
  let select = PublishRelay<PhotoCollection>()

  var viewModel: CollectionListViewModel {
    CollectionListViewModel(
      firstPage: PageRequest(size: 2), collections: collections, environment: .test())
  }
  var input: CollectionListViewModel.Input {
    .init(more: ControlEvent(more), retry: ControlEvent(retry), select: ControlEvent(select))
  }

  func outputs(of output: CollectionListViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("collections", output.collections),
      ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    await settle()
    collections.onCollections.fail(with: .timedOut)
    more.accept(())
    await settle()
    collections.onCollections.succeed()
    retry.accept(())
    select.accept(.fixture("a"))
    await settle()
  }

  var requestCount: Int { collections.onCollections.calls.count }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [collections, more, retry, select] }
}

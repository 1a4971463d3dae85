import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The list of topics") struct TopicListViewModelTests {
  private let load = PublishRelay<Void>()
  private let select = PublishRelay<Topic>()

  private var input: TopicListViewModel.Input {
    .init(load: load.startWith(()), select: ControlEvent(select))
  }

  @Test("The topics are in the source's order")
  func topicOrder() async {
    var alps = Topic.fixture("alps")
    alps.totalPhotos = 1_200
    let fixture = PhotosFixture(topics: [.fixture("sea"), alps])
    let topics = Listener(fixture.topicList().transform(input: input).topics)
    await settle()
    #expect(topics.last?.items.map(\.title) == ["SEA", "ALPS"])
    #expect(topics.last?.items.map(\.count) == ["", "1,200 photos"])
    #expect(topics.last?.state == .ended)
  }

  @Test("An empty list of topics has a message")
  func noTopics() async {
    let topics = Listener(PhotosFixture().topicList().transform(input: input).topics)
    await settle()
    #expect(topics.last?.state == .empty)
    #expect(topics.last?.status == "No topics.")
  }

  @Test("New topics of the source are shown")
  func newTopics() async {
    let fixture = PhotosFixture(topics: [.fixture("sea")])
    let topics = Listener(fixture.topicList().transform(input: input).topics)
    await settle()
    fixture.topics.change(to: [.fixture("sea"), .fixture("alps")])
    await settle()
    #expect(topics.last?.items.map(\.title) == ["SEA", "ALPS"])
  }

  @Test("A failed request can be retried")
  func failureCanBeRetried() async {
    let fixture = PhotosFixture(topics: [.fixture("sea")])
    fixture.topics.onTopics.fail(with: .unavailable(reason: "maintenance"))
    let topics = Listener(fixture.topicList().transform(input: input).topics)
    await settle()
    #expect(topics.last?.state.failure?.error == .unavailable(reason: "maintenance"))
    fixture.topics.onTopics.succeed()
    load.accept(())
    await settle()
    #expect(topics.last?.items.count == 1)
  }

  @Test("Closing the screen cancels the request")
  func leavingCancelsRequest() async {
    let fixture = PhotosFixture(topics: [.fixture("sea")])
    let gate = Gate()
    fixture.topics.onTopics.handle { _ throws(RepositoryError) in try await gate.wait() }
    let topics = Listener(fixture.topicList().transform(input: input).topics)
    await settle()
    #expect(gate.waiting == 1)
    #expect(topics.last?.state == .loading)
    topics.leave()
    await settle()
    #expect(gate.waiting == 0)
  }

  @Test("Selecting a topic opens its photos")
  func topicOpensPhotos() async throws {
    let route = Listener(PhotosFixture(topics: [.fixture("sea")]).topicList().transform(input: input).route)
    select.accept(.fixture("sea"))
    guard case .topic(let topic) = try #require(route.last) else {
      Issue.record("the route leads elsewhere")
      return
    }
    #expect(topic.slug == "sea")
  }
}

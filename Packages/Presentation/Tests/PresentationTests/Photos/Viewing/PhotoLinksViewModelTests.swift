import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("Links from a photo to lists of related photos") struct PhotoLinksViewModelTests {
  private let show = PublishRelay<Void>()
  private let select = PublishRelay<PhotoLink>()

  private func links(of photo: Photo) async -> [PhotoLink] {
    let fixture = PhotosFixture([.editorial: [photo]])
    let pager = PhotoPagerViewModel(
      id: photo.id, photos: fixture.photos, likes: fixture.likes, environment: fixture.environment)
    let shown = pager.transform(input: .init()).photo
    let output = PhotoLinksViewModel(environment: fixture.environment)
      .transform(input: .init(photo: shown, show: ControlEvent(show)))
    let choices = Listener(output.choices)
    let messages = Listener(output.messages)
    await settle()
    show.accept(())
    await settle()
    #expect(choices.values.count + messages.values.count == 1, "there are links, or a message")
    return choices.last ?? []
  }

  @Test("A photo has links to the photos of its author, topics, place and tags")
  func photoLeadsToOthers() async {
    let photo = Photo.fixtureWithEverything("photo-1")
    let links = await links(of: photo)
    #expect(
      links.map(\.text) == [
        "Photos by Ada Lovelace", "Topic: nature", "Place: Buttermere", "Tag: lake", "Tag: morning",
      ])
    #expect(
      links.map(\.feed) == [
        .user(User.Name(photo.author.username)), .topic("nature"), SearchQuery("Buttermere").map(PhotoFeed.search),
        SearchQuery("lake").map(PhotoFeed.search), SearchQuery("morning").map(PhotoFeed.search),
      ])
  }

  @Test("For a photo from a folder, the link to the author's photos searches for the author's name")
  func folderHasNoUsers() async {
    let links = await links(of: .fixtureWithEverything("photo-1", source: .folder))
    #expect(links.first?.feed == SearchQuery("Ada Lovelace").map(PhotoFeed.search))
  }

  @Test("A photo from a source without users and without search has no links")
  func sourceWithoutLinks() async {
    #expect(await links(of: .fixtureWithEverything("photo-1", source: .picsum)).isEmpty)
  }

  @Test("Selecting a link opens its list of photos")
  func linkOpensList() async throws {
    let fixture = PhotosFixture([.editorial: Photo.fixtures(1...1)])
    let output = PhotoLinksViewModel(environment: fixture.environment)
      .transform(
        input: .init(photo: fixture.pager("photo-1").transform(input: .init()).photo, select: ControlEvent(select)))
    let routes = Listener(output.route)
    select.accept(PhotoLink(kind: .author, text: "Photos by Ada", title: "Ada", feed: .user("ada")))
    guard case .list(.user("ada"), title: "Ada") = try #require(routes.last) else {
      Issue.record("another screen is opened")
      return
    }
  }

  @Test("The author's photos can be opened without requesting the links") func authorOpensList() async throws {
    for source in [PhotoSource.demo, .picsum] {
      let photo = Photo.fixtureWithEverything("photo-1", source: source)
      let fixture = PhotosFixture([.editorial: [photo]])
      let pager = PhotoPagerViewModel(
        id: photo.id, photos: fixture.photos, likes: fixture.likes, environment: fixture.environment)
      let selectAuthor = PublishRelay<Void>()
      let output = PhotoLinksViewModel(environment: fixture.environment)
        .transform(
          input: .init(photo: pager.transform(input: .init()).photo, selectAuthor: ControlEvent(selectAuthor)))
      let routes = Listener(output.route)
      await settle()
      selectAuthor.accept(())
      await settle()
      let feeds = routes.values.map { route in
        if case .list(let feed, "Ada Lovelace") = route { feed } else { PhotoFeed.editorial }
      }
      #expect(feeds == (source == .demo ? [.user(User.Name(photo.author.username))] : []))
    }
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(PhotoLinksScenario.self) }
}

/// A scenario: the user requests the links of a photo, selects a link and the author, and then requests the links of a photo without
/// links.
struct PhotoLinksScenario: ViewModelScenario {
  let fixture: PhotosFixture
  let next = PublishRelay<Void>()
  let show = PublishRelay<Void>()
  let select = PublishRelay<PhotoLink>()
  let selectAuthor = PublishRelay<Void>()
  private let photos: [Photo]

  init() {
    var unknown = Photo.fixture("photo-2")
    unknown.author.username = ""
    photos = [.fixtureWithEverything("photo-1"), unknown]
    fixture = PhotosFixture([.editorial: photos])
  }

  var viewModel: PhotoLinksViewModel { PhotoLinksViewModel(environment: fixture.environment) }
  var input: PhotoLinksViewModel.Input {
    let items = photos.map { PhotoItem($0, isLiked: false, strings: fixture.environment.strings.photos) }
    let sequence = PhotoSequence(photos: .just(ListState(items: PhotoItems(items), state: .ended)))
    return .init(
      photo: fixture.pager("photo-1", in: sequence).transform(input: .init(next: ControlEvent(next))).photo,
      show: ControlEvent(show), select: ControlEvent(select), selectAuthor: ControlEvent(selectAuthor))
  }

  func outputs(of output: PhotoLinksViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("choices", output.choices), ObservedOutput("messages", output.messages),
      ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    await settle()
    show.accept(())
    await settle()
    select.accept(PhotoLink(kind: .tags, text: "Tag: lake", title: "lake", feed: .editorial))
    selectAuthor.accept(())
    next.accept(())
    await settle()
    show.accept(())
    await settle()
  }

  var requestCount: Int { fixture.requestCount }
  var activeCount: Int { fixture.likes.observers }
  var parts: [AnyObject] { [fixture, next, show, select, selectAuthor] }
}

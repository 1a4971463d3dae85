import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The search for songs") struct MusicSearchViewModelTests {
  private let scenario = MusicSearchScenario()

  private func transform() -> MusicSearchViewModel.Output {
    scenario.viewModel.transform(input: scenario.input)
  }

  private func search(_ text: String) async {
    scenario.text.accept(text)
    scenario.search.accept(())
    await settle()
  }

  @Test("Nothing is requested while the user types")
  func typingRequestsNothing() async {
    let songs = Listener(transform().songs)
    for text in ["b", "bl", "blu", "blue"] {
      scenario.text.accept(text)
      scenario.scheduler.advance(by: .milliseconds(799))
      await settle()
    }
    #expect(songs.last?.state == .idle)
    #expect(songs.last?.status == "Enter a song, an artist or an album.")
    #expect(scenario.music.onSongs.calls.isEmpty)
  }

  @Test("A pause in typing starts a search, and Return does not repeat the search")
  func pauseSearchesOnce() async {
    let songs = Listener(transform().songs)
    scenario.text.accept("blue")
    scenario.scheduler.advance(by: .milliseconds(800))
    await settle()
    #expect(songs.last?.items.map(\.title) == ["Blue Train"])
    scenario.search.accept(())
    await settle()
    await search("naima")
    scenario.scheduler.advance(by: .seconds(10))
    await settle()
    #expect(scenario.music.onSongs.calls.map(\.text) == ["blue", "naima"])
  }

  @Test("A search shows the songs that it finds")
  func songsAreFound() async {
    let songs = Listener(transform().songs)
    await search("coltrane")
    #expect(songs.last?.items.map(\.title) == ["Blue Train", "Naima"])
    #expect(songs.last?.items.map(\.album) == ["Blue Train", ""])
    #expect(songs.last?.state == .ended)
    #expect(songs.last?.status == "2 songs")
  }

  @Test("The same text is searched again only after a failed search")
  func sameTextSearchedOnce() async {
    let songs = Listener(transform().songs)
    await search("naima")
    await search(" naima ")
    #expect(scenario.music.onSongs.calls.count == 1)
    scenario.music.onSongs.fail(with: .rateLimited(until: nil))
    await search("blue")
    #expect(songs.last?.state.failure?.error == .rateLimited(until: nil))
    #expect(songs.last?.state.failure?.advice == "Try again later.")
    scenario.music.onSongs.succeed()
    await search("blue")
    #expect(songs.last?.items.map(\.title) == ["Blue Train"])
    #expect(scenario.music.onSongs.calls.count == 3)
  }

  @Test("A new search cancels the previous search")
  func newSearchCancelsOld() async {
    let gate = Gate()
    scenario.music.onSongs.handle { _ throws(RepositoryError) in try await gate.wait() }
    let songs = Listener(transform().songs)
    await search("blue")
    await search("naima")
    #expect(gate.waiting == 1)
    gate.open()
    await settle()
    #expect(songs.last?.items.map(\.title) == ["Naima"])
  }

  @Test("The message for a search without results contains the query")
  func noResultsNameQuery() async {
    let songs = Listener(transform().songs)
    await search("zzz")
    #expect(songs.last?.state == .empty)
    #expect(songs.last?.status == "No songs for “zzz”.")
  }

  @Test("A blank text clears the list")
  func blankTextClearsList() async {
    let songs = Listener(transform().songs)
    await search("blue")
    await search("  ")
    #expect(songs.last?.state == .idle)
    #expect(songs.last?.items.isEmpty == true)
  }

  @Test("A selected song opens with its own view model")
  func songOpens() async throws {
    let output = transform()
    let route = Listener(output.route)
    let songs = Listener(output.songs)
    await search("naima")
    scenario.select.accept(try #require(songs.last?.items.first))
    guard case .song(let detail) = try #require(route.last) else {
      Issue.record("the route leads elsewhere")
      return
    }
    #expect(Listener(detail.transform(input: .init()).song).last?.title == "Naima")
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(MusicSearchScenario.self) }
}

/// A scenario: a search finds songs, a search finds none, a search fails, and a song is opened.
struct MusicSearchScenario: ViewModelScenario {
  let music = FakeMusicRepository([
    .fixture("1"), .fixture("2", title: "Naima", album: nil),
  ])
  let scheduler = TestScheduler(resolution: .milliseconds(1))
  let text = BehaviorRelay(value: "")
  let search = PublishRelay<Void>()
  let select = PublishRelay<SongItem>()

  var viewModel: MusicSearchViewModel {
    MusicSearchViewModel(
      music: music,
      makeDetail: {
        SongDetailViewModel($0, artworks: FakeArtworkRepository(), environment: .test())
      },
      environment: .test(scheduler: scheduler))
  }

  var input: MusicSearchViewModel.Input {
    .init(text: ControlProperty(text), search: ControlEvent(search), select: ControlEvent(select))
  }

  func outputs(of output: MusicSearchViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("placeholder", output.placeholder),
      ObservedOutput("songs", output.songs), ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    for word in ["blue", "zzz", "naima"] {
      text.accept(word)
      search.accept(())
      await settle()
    }
    music.onSongs.fail(with: .rateLimited(until: nil))
    text.accept("blue")
    search.accept(())
    await settle()
    select.accept(SongItem(.fixture("1")))
  }

  var requestCount: Int { music.onSongs.calls.count }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [music, text, search, select] }
}

import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The screen of a song") struct SongDetailViewModelTests {
  private func transform(_ song: Song, _ input: SongDetailViewModel.Input = .init()) -> SongDetailViewModel.Output {
    SongDetailViewModel(song, artworks: artworks, environment: .test())
      .transform(input: input)
  }

  private let artworks = FakeArtworkRepository()

  @Test("All details of a song are shown")
  func songDetails() {
    var song = Song.fixture()
    song.genre = "Jazz"
    song.releasedAt = Date(timeIntervalSince1970: 0)
    song.duration = .seconds(643)
    let detail = Listener(transform(song).song).last
    #expect(detail?.title == "Blue Train")
    #expect(detail?.artist == "John Coltrane")
    #expect(detail?.artwork == "http://pictures.invalid/song-1/100x100bb.jpg")
    #expect(
      detail?.facts.map { "\($0.label): \($0.value)" } == [
        "Album: Blue Train", "Genre: Jazz", "Released: 1970-01-01", "Duration: 10:43",
        "Page: http://songs.invalid/song-1",
      ])
  }

  @Test("A duration is shown in minutes and seconds", arguments: [(5, "0:05"), (60, "1:00"), (3_601, "60:01")])
  func durationFormat(seconds: Int, expected: String) {
    var song = Song.fixture(album: nil)
    song.page = nil
    song.duration = .seconds(seconds)
    #expect(Listener(transform(song).song).last?.facts.map(\.value) == [expected])
  }

  @Test("Sharing a song shares its link")
  func songIsShared() {
    let share = PublishRelay<Void>()
    let shared = Listener(transform(.fixture(), .init(share: ControlEvent(share))).shared)
    share.accept(())
    share.accept(())
    #expect(shared.values == ["http://songs.invalid/song-1", "http://songs.invalid/song-1"])
  }

  @Test("A song without a link cannot be shared")
  func songWithoutLink() {
    var song = Song.fixture()
    song.page = nil
    let share = PublishRelay<Void>()
    let shared = Listener(transform(song, .init(share: ControlEvent(share))).shared)
    share.accept(())
    #expect(shared.values.isEmpty)
  }

  @Test("The cover is loaded when the screen shows it")
  func coverLoadsWhenShown() async {
    let output = transform(.fixture())
    let song = Listener(output.song)
    await settle()
    #expect(artworks.onArtwork.calls.isEmpty, "without a subscriber, the cover is not requested")
    let cover = Listener(output.cover)
    #expect(cover.values.first == SongCover(status: "Loading the cover…"))
    await settle()
    let address = "http://pictures.invalid/song-1/100x100bb.jpg"
    #expect(cover.last?.artwork == Artwork(jpeg: Array(address.utf8)))
    #expect(song.last?.artwork == address)
  }

  @Test("If the cover cannot be loaded, the screen shows the reason")
  func failedCover() async {
    artworks.onArtwork.fail(with: .notFound)
    let cover = Listener(transform(.fixture()).cover)
    await settle()
    #expect(cover.last?.artwork == nil)
    #expect(cover.last?.status == Strings(.english).failures.message(.notFound))
  }

  @Test("A song without a cover shows a message and requests nothing")
  func songWithoutCover() async {
    var song = Song.fixture()
    song.artwork = nil
    let cover = Listener(transform(song).cover)
    await settle()
    #expect(cover.values == [SongCover(status: "No cover.")])
    #expect(artworks.onArtwork.calls.isEmpty)
  }

  @Test("Closing the screen cancels the cover's request")
  func leavingCancelsCover() async {
    let gate = Gate()
    artworks.onArtwork.handle { _ throws(RepositoryError) in try await gate.wait() }
    let cover = Listener(transform(.fixture()).cover)
    await settle()
    cover.leave()
    await settle()
    #expect(gate.waiting == 0)
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(SongDetailScenario.self) }
}

/// A scenario: a song's cover is shown, the song is shared, and the screen is closed.
struct SongDetailScenario: ViewModelScenario {
  let artworks = FakeArtworkRepository()
  let share = PublishRelay<Void>()
  let back = PublishRelay<Void>()

  var viewModel: SongDetailViewModel {
    SongDetailViewModel(.fixture(), artworks: artworks, environment: .test())
  }

  var input: SongDetailViewModel.Input { .init(share: ControlEvent(share), back: ControlEvent(back)) }

  func outputs(of output: SongDetailViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("song", output.song), ObservedOutput("cover", output.cover),
      ObservedOutput("shared", output.shared), ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    await settle()
    share.accept(())
    back.accept(())
  }

  var requestCount: Int { artworks.onArtwork.calls.count }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [artworks, share, back] }
}

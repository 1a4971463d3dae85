import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import Testing

@MainActor
@Suite struct SongDetailViewModelTests {
  private func transform(_ song: Song, _ input: SongDetailViewModel.Input = .init()) -> SongDetailViewModel.Output {
    SongDetailViewModel(song, strings: Strings(.english)).transform(input: input)
  }

  @Test func everythingKnownOfASongIsShown() {
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

  @Test(arguments: [(5, "0:05"), (60, "1:00"), (3_601, "60:01")])
  func aDurationIsWrittenAsPlayersDo(seconds: Int, expected: String) {
    var song = Song.fixture(album: nil)
    song.page = nil
    song.duration = .seconds(seconds)
    #expect(Listener(transform(song).song).last?.facts.map(\.value) == [expected])
  }

  @Test func aSongIsSharedByItsLink() {
    let share = PublishRelay<Void>()
    let shared = Listener(transform(.fixture(), .init(share: ControlEvent(share))).shared)
    share.accept(())
    share.accept(())
    #expect(shared.values == ["http://songs.invalid/song-1", "http://songs.invalid/song-1"])
  }

  @Test func aSongWithoutALinkIsNotShared() {
    var song = Song.fixture()
    song.page = nil
    let share = PublishRelay<Void>()
    let shared = Listener(transform(song, .init(share: ControlEvent(share))).shared)
    share.accept(())
    #expect(shared.values.isEmpty)
  }

  @Test(arguments: ViewModelLaw.allCases)
  func itKeepsTheLaws(law: ViewModelLaw) async throws { try await law.check(SongDetailScenario.self) }
}

/// A song is shared, and left.
struct SongDetailScenario: ViewModelScenario {
  let share = PublishRelay<Void>()
  let back = PublishRelay<Void>()

  var viewModel: SongDetailViewModel { SongDetailViewModel(.fixture(), strings: Strings(.english)) }
  var input: SongDetailViewModel.Input { .init(share: ControlEvent(share), back: ControlEvent(back)) }

  func outputs(of output: SongDetailViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("song", output.song), ObservedOutput("shared", output.shared),
      ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    share.accept(())
    back.accept(())
  }

  var questions: Int { 0 }
  var ongoing: Int { 0 }
  var parts: [AnyObject] { [share, back] }
}

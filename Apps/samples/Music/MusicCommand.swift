import AppSupport
import ArgumentParser
import Presentation
import Terminal

/// `samples music`: searches for songs.
struct MusicCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "music",
    abstract: "Search for songs in the iTunes Store, or in a demo shop that needs no network.",
    discussion: """
      EXAMPLES:
        samples music
        printf 'search=blue\\nopen 1\\n' | samples music --shop demo

      EVENTS:
        search=TEXT, open N
        share, back (from a song)

      ITUNES_BASE_URL sets another base URL, for tests and proxies.
      """
  )

  @Option(help: "Where to search: itunes, demo, or auto (iTunes, or demo songs if iTunes cannot be reached).")
  var shop = MusicShop.auto

  @OptionGroup var cassette: CassetteOptions
  @OptionGroup var options: SampleOptions

  func validate() throws { try cassette.validate(offline: options.common.offline) }

  @MainActor func screen(of app: SamplesRoot, in session: LineSession) throws -> any LineScreen {
    MusicSearchLines(try app.musicSearch(shop, cassette.cassette()), in: session)
  }

  @MainActor func screen(of app: SamplesRoot, on coordinator: SamplesCoordinator) throws -> any ViewController {
    @MainActor func follow(_ route: MusicRoute) {
      switch route {
      case .song(let viewModel): coordinator.push(SongScreen(viewModel, on: coordinator, follow: follow))
      case .back: coordinator.pop()
      }
    }
    return MusicSearchScreen(try app.musicSearch(shop, cassette.cassette()), on: coordinator, follow: follow)
  }
}

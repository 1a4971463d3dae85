import ArgumentParser
import Presentation

struct MusicCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "music",
    abstract: "Search songs in the iTunes shop, or in a demo shop that needs no network.",
    discussion: """
      EVENTS:
        search=TEXT, open N
        share, back (from a song)

      ITUNES_BASE_URL names another host, for tests and proxies.
      """
  )

  @Option(help: "Where songs are looked for: auto (demo songs while iTunes cannot be reached), itunes or demo.")
  var shop = MusicShop.auto

  @OptionGroup var common: CommonOptions

  @MainActor func screen(of app: SampleRoot, in session: SampleSession) -> any LineScreen {
    MusicSearchLines(app.musicSearch(shop), in: session)
  }

  @MainActor func screen(of app: SampleRoot, on coordinator: SamplesCoordinator) -> any SampleScreen {
    @MainActor func follow(_ route: MusicRoute) {
      switch route {
      case .song(let viewModel): coordinator.open(SongScreen(viewModel, on: coordinator, follow: follow))
      case .back: coordinator.close()
      }
    }
    return MusicSearchScreen(app.musicSearch(shop), on: coordinator, follow: follow)
  }
}

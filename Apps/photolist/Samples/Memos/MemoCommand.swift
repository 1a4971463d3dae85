import ArgumentParser
import Presentation

struct MemoCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "memo",
    abstract: "Memos, kept on this machine: write, edit, delete, undo.",
    discussion: """
      EVENTS:
        add, edit N, delete N, undo
        title=TEXT, content=TEXT, save, close, discard (title= and content= begin a new memo if none is open)
      """
  )

  @OptionGroup var common: CommonOptions

  @MainActor func screen(of app: SampleRoot, in session: SampleSession) throws -> any LineScreen {
    let memos = try app.memos()
    return MemoListLines(app.memoList(memos), in: session) { app.memoComposer($0, memos) }
  }

  @MainActor func screen(of app: SampleRoot, on coordinator: SamplesCoordinator) throws -> any SampleScreen {
    let memos = try app.memos()
    return MemoListScreen(app.memoList(memos), on: coordinator) { route in
      switch route {
      case .compose(let memo):
        coordinator.open(MemoComposerScreen(app.memoComposer(memo, memos), strings: app.strings.memos, on: coordinator))
      }
    }
  }
}

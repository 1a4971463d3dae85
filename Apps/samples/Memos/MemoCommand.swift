import AppSupport
import ArgumentParser
import Presentation
import Terminal

/// `samples memo`: writes, edits and deletes memos.
struct MemoCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "memo",
    abstract: "Write, edit and delete memos, and undo a deletion.",
    discussion: """
      EXAMPLES:
        samples memo
        printf 'title=Milk\\ncontent=Two bottles\\nsave\\n' | samples memo

      EVENTS:
        add, edit N, delete N, undo
        title=TEXT, content=TEXT, save, close, discard (title= and content= start a new memo if none is open)
      """
  )

  @OptionGroup var options: SampleOptions

  @MainActor func screen(of app: SamplesRoot, in session: LineSession) throws -> any LineScreen {
    let memos = try app.memos()
    return MemoListLines(app.memoList(memos), in: session) { app.memoComposer($0, memos) }
  }

  @MainActor func screen(of app: SamplesRoot, on coordinator: SamplesCoordinator) throws -> any ViewController {
    let memos = try app.memos()
    return MemoListScreen(app.memoList(memos), on: coordinator) { route in
      switch route {
      case .compose(let memo):
        coordinator.push(MemoComposerScreen(app.memoComposer(memo, memos), strings: app.strings.memos, on: coordinator))
      }
    }
  }
}

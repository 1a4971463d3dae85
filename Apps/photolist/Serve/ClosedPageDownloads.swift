import AppSupport
import Presentation

/// The downloads of closed pages, which continue until the server ends.
@MainActor
final class ClosedPageDownloads {
  private let console: Console
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var pageCount = 0

  init(console: Console) { self.console = console }

  /// Completes the downloads of a page that is being closed, and prints which photos were not saved.
  func finish(_ queue: DownloadQueue) {
    pageCount += 1
    let page = pageCount
    tasks[page] = Task {
      await queue.finish(waits: true) { [console] text, tone in if tone == .bad { console.warn(text) } }
      tasks[page] = nil
    }
  }

  /// Cancels the downloads, and prints which photos were not saved.
  func cancel() async {
    for task in tasks.values { task.cancel() }
    for task in tasks.values { await task.value }
  }
}

import AppSupport
import Presentation

/// The graph of the browser, which draws before it is there: what takes time is opened meanwhile.
@MainActor
final class BrowseRoot: AppRoot {
  let settings: Settings
  let console: Console
  private let resources: Task<CompositionRoot.Resources, any Error>
  private var built: CompositionRoot?

  init(settings: Settings, console: Console) {
    self.settings = settings
    self.console = console
    resources = Task { try await CompositionRoot.Resources(settings: settings, console: console) }
  }

  /// The graph, as soon as all is open that it stands on.
  ///
  /// - Throws: `CommandFailure`.
  func graph() async throws -> CompositionRoot {
    let opened = try await resources.value
    let graph = built ?? CompositionRoot(settings: settings, console: console, on: opened)
    built = graph
    return graph
  }

  func close() async {
    // What could not be opened need not be closed.
    await (try? graph())?.close()
  }
}

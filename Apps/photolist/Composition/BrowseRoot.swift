import AppSupport
import Presentation

/// Opens the browser's database and network in the background, so that the first frame is drawn without waiting.
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

  /// Returns the object graph as soon as the database and the network are open.
  ///
  /// - Throws: `CommandFailure`.
  func graph() async throws -> CompositionRoot {
    let opened = try await resources.value
    let graph = built ?? CompositionRoot(settings: settings, console: console, on: opened)
    built = graph
    return graph
  }

  func close() async {
    // If opening failed, there is nothing to close.
    await (try? graph())?.close()
  }
}

import Presentation
import Terminal

/// A section of the browser. A feature declares its section, with its actions, beside its first screen.
struct BrowseSection: Sendable {
  let title: @Sendable (Strings) -> String
  /// Selects the section.
  let action: KeyMap.Action
  /// What else keys do in the section's screens.
  var moreActions: [KeyMap.Action] = []
  let makeScreen: @MainActor (CompositionRoot, PhotosCoordinator) -> any ViewController
}

import Presentation
import Terminal

/// A section of the browser: its title, its keys and its first screen. The file of the first screen declares the
/// section.
struct BrowseSection: Sendable {
  let title: @Sendable (Strings) -> String
  /// The action that selects the section.
  let action: KeyMap.Action
  /// The other actions of the section's screens.
  var moreActions: [KeyMap.Action] = []
  let makeScreen: @MainActor (CompositionRoot, PhotosCoordinator) -> any ViewController
}

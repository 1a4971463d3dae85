import Presentation
import Terminal

/// A section of the browser: its title, its keys, its first screen, and its page, if it has one. The file of the first
/// screen declares the section.
struct BrowseSection: Sendable {
  let title: @Sendable (Strings) -> String
  /// The action that selects the section.
  let action: KeyMap.Action
  /// The other actions of the section's screens.
  var moreActions: [KeyMap.Action] = []
  /// The section's page; nil if the web page does not show the section.
  var page: PageSection?
  let makeScreen: @MainActor (CompositionRoot, PhotosCoordinator) -> any ViewController
}

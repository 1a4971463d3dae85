/// The page of a section of the browser: the section's first screen on the web page. The file of this screen declares
/// the page, and the `BrowseSection` refers to it.
struct PageSection: Sendable {
  let makeScreen: @MainActor (CompositionRoot, PhotosPage) -> any PageScreen
}

/// A section of the web page: a section of the browser, and the section's first screen on the page. The file of the first
/// screen declares the section.
struct PageSection: Sendable {
  let section: BrowseSection
  let makeScreen: @MainActor (CompositionRoot, PhotosPage) -> any PageScreen
}

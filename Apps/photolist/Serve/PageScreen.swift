import Domain
import Web

/// A screen of a page: binds a view model to an element.
@MainActor
protocol PageScreen: AnyObject {
  var element: PageElement { get }
  /// The kind of the screen, which determines how the page shows the screen.
  var kind: String { get }
  /// Opens a photo of the screen's list, as if the user had selected it.
  func open(_ id: Photo.ID)
  /// Scrolls to a photo of the screen's list.
  func reveal(_ id: Photo.ID)
}

extension PageScreen {
  func open(_ id: Photo.ID) {}
  func reveal(_ id: Photo.ID) {}
}

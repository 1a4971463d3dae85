import Domain
import Terminal

/// A screen of the browser: it binds controls to a view model, and decides nothing.
@MainActor
protocol PhotoScreen: AnyObject {
  var view: View { get }

  /// The user has gone to a photo of this screen's list on the screen above it.
  func reveal(_ id: Photo.ID)
}

extension PhotoScreen {
  func reveal(_ id: Photo.ID) {}
}

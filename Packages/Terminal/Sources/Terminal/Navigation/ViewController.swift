/// A screen that a ``Coordinator`` shows: it owns a view, and the subscriptions that bind the view to a view model.
@MainActor
public protocol ViewController: AnyObject {
  var view: View { get }
  /// The title for the terminal's window; nil for the title of the section.
  var title: String? { get }
}

extension ViewController {
  public var title: String? { nil }
}

/// A screen that a ``Coordinator`` shows: it owns a view, and the subscriptions that bind the view to a view model.
@MainActor
public protocol ViewController: AnyObject {
  var view: View { get }
}

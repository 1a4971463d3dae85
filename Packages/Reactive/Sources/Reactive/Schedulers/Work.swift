/// An action that runs once, or never if it is disposed first.
package class Work: Cancelable {
  private var action: (() -> Void)?

  package init(_ action: @escaping () -> Void) { self.action = action }

  /// Whether the action has run or has been disposed.
  package final var isDisposed: Bool { action == nil }

  package func run() { action.take()?() }

  // `take()` ends the access to `action` before the closure is released, because the release may run code that disposes
  // this object.
  package func dispose() { _ = action.take() }
}

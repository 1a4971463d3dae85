/// An action that runs once, unless it is disposed first.
package class Work: Cancelable {
  private var action: (() -> Void)?

  package init(_ action: @escaping () -> Void) { self.action = action }

  /// Whether the action has run or has been disposed.
  package final var isDisposed: Bool { action == nil }

  package func run() { action.take()?() }

  // `take()` ends its access to `action` before the closure is released: the release may run a `deinit` that disposes
  // this object.
  package func dispose() { _ = action.take() }
}

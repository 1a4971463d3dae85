/// A piece of scheduled work: runs once, unless it is disposed before.
package final class Work: Cancelable {
  private var action: (() -> Void)?

  package init(_ action: @escaping () -> Void) { self.action = action }

  /// Whether it has run or has been disposed.
  package var isDisposed: Bool { action == nil }

  package func run() {
    let held = action
    action = nil
    held?()
  }

  package func dispose() { action = nil }
}

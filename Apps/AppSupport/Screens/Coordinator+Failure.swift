package import Presentation
package import Terminal

extension Coordinator {
  /// Shows a toast with a failure, and what to do about it.
  package func show(_ failure: Failure) {
    show(error: "\(failure.message) \(failure.advice)")
  }
}

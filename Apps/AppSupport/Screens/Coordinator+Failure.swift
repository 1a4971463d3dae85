package import Presentation
package import Terminal

/// Shows failures of view models.
extension Coordinator {
  /// Shows a failure and its advice as a toast.
  package func show(_ failure: Failure) {
    show(error: "\(failure.message) \(failure.advice)")
  }
}

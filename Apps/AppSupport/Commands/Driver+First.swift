package import Reactive

/// Awaits an element of a `Driver` or `Signal`.
extension SharedSequence {
  /// Returns the first element that satisfies the predicate, or nil if the task is canceled.
  @MainActor
  package func first(where predicate: (Element) -> Bool) async -> Element? {
    for await element in values where predicate(element) { return element }
    return nil
  }
}

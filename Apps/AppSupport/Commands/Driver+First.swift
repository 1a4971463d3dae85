package import Reactive

extension SharedSequence {
  /// Returns the first element that satisfies a condition, or nil when the task is cancelled.
  @MainActor
  package func first(where isWanted: (Element) -> Bool) async -> Element? {
    for await element in values where isWanted(element) { return element }
    return nil
  }
}

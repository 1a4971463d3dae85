package import Reactive

extension SharedSequence {
  /// Returns the first element that satisfies a condition, or nil when the task is cancelled.
  @MainActor
  package func first(where isWanted: (Element) -> Bool) async -> Element? {
    do {
      for try await element in values where isWanted(element) { return element }
    } catch {
      // A shared sequence sends no error.
    }
    return nil
  }
}

import Reactive

extension SharedSequence {
  /// The first element that is wanted, or `nil` when the task is cancelled.
  @MainActor
  func first(where isWanted: (Element) -> Bool) async -> Element? {
    do {
      for try await element in values where isWanted(element) { return element }
    } catch {
      // A shared sequence sends no error.
    }
    return nil
  }
}

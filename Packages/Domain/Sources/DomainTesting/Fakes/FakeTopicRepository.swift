public import Domain

/// Topics from memory.
public final class FakeTopicRepository: TopicRepository {
  public let onTopics = Hook<Void>()
  private let all: [Topic]
  private let stored: Stored<[Topic]>?

  /// - Parameter stored: what was kept of them.
  public init(_ topics: [Topic] = [], stored: Stored<[Topic]>? = nil) {
    all = topics
    self.stored = stored
  }

  public func topics() async throws(RepositoryError) -> [Topic] {
    try await onTopics.pass(())
    return all
  }

  public func storedTopics() async throws(RepositoryError) -> Stored<[Topic]>? { stored }
}

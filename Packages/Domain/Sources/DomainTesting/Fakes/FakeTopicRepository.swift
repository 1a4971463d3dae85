public import Domain

/// A repository of topics in memory.
public final class FakeTopicRepository: TopicRepository {
  public let onTopics = Stub<Void>()
  private let all: [Topic]
  private let cached: Cached<[Topic]>?

  /// - Parameters:
  ///   - topics: The topics of the source.
  ///   - cached: The cached topics.
  public init(_ topics: [Topic] = [], cached: Cached<[Topic]>? = nil) {
    all = topics
    self.cached = cached
  }

  public func topics() async throws(RepositoryError) -> [Topic] {
    try await onTopics.pass(())
    return all
  }

  public func cachedTopics() async throws(RepositoryError) -> Cached<[Topic]>? { cached }
}

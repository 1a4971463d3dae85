public import Domain

/// Topics from memory.
public final class FakeTopicRepository: TopicRepository {
  public let onTopics = Hook<Void>()
  private let all: [Topic]

  public init(_ topics: [Topic] = []) { all = topics }

  public func topics() async throws(RepositoryError) -> [Topic] {
    try await onTopics.pass(())
    return all
  }
}

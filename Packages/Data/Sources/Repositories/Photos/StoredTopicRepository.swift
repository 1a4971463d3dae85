public import Domain
public import Persistence

/// Topics as they were seen last. Never touches a network.
public struct StoredTopicRepository: TopicRepository {
  private let store: TopicStore

  public init(store: TopicStore) {
    self.store = store
  }

  public func topics() async throws(RepositoryError) -> [Topic] {
    guard let stored = try await store.topics() else { throw .notCached }
    return stored.value
  }

  public func cachedTopics() async throws(RepositoryError) -> Cached<[Topic]>? {
    try await store.topics()
  }
}

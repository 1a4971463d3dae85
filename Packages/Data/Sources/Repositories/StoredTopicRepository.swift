public import Domain
public import Persistence

/// Topics as they were seen last. Never touches a network.
public struct StoredTopicRepository: TopicRepository {
  private let store: TopicStore

  public init(store: TopicStore) {
    self.store = store
  }

  public func topics() async throws(RepositoryError) -> [Topic] {
    let topics = try await store.topics()
    guard !topics.isEmpty else { throw .notStored }
    return topics
  }
}

public import Domain
public import Persistence

/// The topics of a source, fetched from its API and cached.
public struct DefaultTopicRepository: TopicRepository {
  private let api: any PhotoAPI
  private let store: TopicStore
  private let onStoreFailure: @Sendable (RepositoryError) -> Void

  /// - Parameter onStoreFailure: Called when the topics cannot be cached. The topics are returned anyway.
  public init(
    api: any PhotoAPI, store: TopicStore, onStoreFailure: @escaping @Sendable (RepositoryError) -> Void = { _ in }
  ) {
    self.api = api
    self.store = store
    self.onStoreFailure = onStoreFailure
  }

  public func topics() async throws(RepositoryError) -> [Topic] {
    let topics = try await api.topics()
    await saveFetched(onFailure: onStoreFailure) { [store] () throws(RepositoryError) in
      try await store.save(topics)
    }
    return topics
  }

  public func cachedTopics() async throws(RepositoryError) -> Cached<[Topic]>? {
    try await store.topics()
  }
}

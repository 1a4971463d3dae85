/// The topics of a source and the cache of these topics.
public protocol TopicRepository: Sendable {
  /// Fetches all topics, in the source's order.
  func topics() async throws(RepositoryError) -> [Topic]

  /// Returns all cached topics, or nil if they were never fetched. Fetches nothing.
  func cachedTopics() async throws(RepositoryError) -> Cached<[Topic]>?

  /// Returns a stream of changes to the topics; nil if the source does not report changes.
  func changes() -> AsyncStream<Void>?
}

// The defaults for a repository that has no cache or reports no changes.
extension TopicRepository {
  public func cachedTopics() async throws(RepositoryError) -> Cached<[Topic]>? { nil }

  public func changes() -> AsyncStream<Void>? { nil }
}

extension TopicRepository {
  /// Loads all topics as one page, according to a policy.
  public func topics(policy: FetchPolicy, now: Date) async throws(RepositoryError) -> PageResult<Topic> {
    try await policy.load(.topics, now: now) { () throws(RepositoryError) in
      try await cachedTopics()
    } fetch: { () throws(RepositoryError) in
      try await topics()
    }
    .map(Page.init(all:))
  }
}

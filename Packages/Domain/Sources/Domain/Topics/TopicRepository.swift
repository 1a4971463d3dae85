/// The topics of a source and the cache of these topics.
public protocol TopicRepository: Sendable {
  /// Fetches all topics, in the source's order.
  func topics() async throws(RepositoryError) -> [Topic]

  /// Returns all cached topics, or nil if they were never fetched. Fetches nothing.
  func cachedTopics() async throws(RepositoryError) -> Cached<[Topic]>?
}

// The default for a repository without a cache.
extension TopicRepository {
  public func cachedTopics() async throws(RepositoryError) -> Cached<[Topic]>? { nil }
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

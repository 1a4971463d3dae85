/// The topics of a source.
public protocol TopicRepository: Sendable {
  /// All topics as the source has them now, in its order.
  func topics() async throws(RepositoryError) -> [Topic]

  /// All topics as they were kept; `nil` if they never were. Asks no source.
  func cachedTopics() async throws(RepositoryError) -> Cached<[Topic]>?
}

/// A repository that keeps nothing.
extension TopicRepository {
  public func cachedTopics() async throws(RepositoryError) -> Cached<[Topic]>? { nil }
}

/// The topics of a source.
public protocol TopicRepository: Sendable {
  /// All topics as the source has them now, in its order.
  func topics() async throws(RepositoryError) -> [Topic]

  /// All topics as they were kept; `nil` if they never were. Asks no source.
  func storedTopics() async throws(RepositoryError) -> Stored<[Topic]>?
}

/// A repository that keeps nothing.
extension TopicRepository {
  public func storedTopics() async throws(RepositoryError) -> Stored<[Topic]>? { nil }
}

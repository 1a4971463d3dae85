/// The topics of a source.
public protocol TopicRepository: Sendable {
  /// All topics, in the source's order.
  func topics() async throws(RepositoryError) -> [Topic]
}

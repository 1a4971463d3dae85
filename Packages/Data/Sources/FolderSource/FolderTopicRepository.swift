public import Domain

/// Provides the subfolders of the browsed folder as topics.
public struct FolderTopicRepository: TopicRepository {
  private let index: FolderIndex

  public init(_ index: FolderIndex) {
    self.index = index
  }

  /// Returns every subfolder that contains photos, directly or in its own subfolders, sorted by path.
  public func topics() async throws(RepositoryError) -> [Topic] {
    FolderTopics(root: index.root).topics(of: try await index.listed())
  }

  public func changes() -> AsyncStream<Void>? { index.changes() }
}

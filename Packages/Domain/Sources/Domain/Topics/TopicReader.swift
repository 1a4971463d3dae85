#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Reads the topics as `FeedReader` reads feeds: all of them are one page.
public struct TopicReader: Sendable {
  private let topics: any TopicRepository
  private let policy: FetchPolicy
  private let now: @Sendable () -> Date

  /// - Parameter now: the wall clock.
  public init(topics: any TopicRepository, policy: FetchPolicy, now: @escaping @Sendable () -> Date) {
    self.topics = topics
    self.policy = policy
    self.now = now
  }

  /// The topics as they are to be shown first.
  ///
  /// - Parameter isReload: somebody asks for them again, and wants those that the source has now.
  public func topics(isReload: Bool = false) async throws(RepositoryError) -> PageResult<Topic> {
    try await (isReload ? policy.reloading : policy).page(.topics, now: now) { () throws(RepositoryError) in
      try await topics.cachedTopics()?.map(Self.page)
    } fetch: { () throws(RepositoryError) in
      try await freshTopics()
    }
  }

  /// The topics as the source has them now.
  public func freshTopics() async throws(RepositoryError) -> Page<Topic> {
    Self.page(try await topics.topics())
  }

  private static func page(_ topics: [Topic]) -> Page<Topic> {
    Page(items: topics, hasNext: false, total: topics.count)
  }
}

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Reads the topics as `FeedReader` reads feeds: all of them are one page.
public struct TopicReader: Sendable {
  private let topics: any TopicRepository
  private let order: ReadingOrder
  private let now: @Sendable () -> Date

  /// - Parameter now: the wall clock.
  public init(topics: any TopicRepository, order: ReadingOrder, now: @escaping @Sendable () -> Date) {
    self.topics = topics
    self.order = order
    self.now = now
  }

  /// The topics as they are to be shown first.
  ///
  /// - Parameter isReload: somebody asks for them again, and wants those that the source has now.
  public func topics(isReload: Bool = false) async throws(RepositoryError) -> PageAnswer<Topic> {
    try await (isReload ? order.reloading : order).answer(.topics, now: now) { () throws(RepositoryError) in
      try await topics.storedTopics()?.map(Self.page)
    } fresh: { () throws(RepositoryError) in
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

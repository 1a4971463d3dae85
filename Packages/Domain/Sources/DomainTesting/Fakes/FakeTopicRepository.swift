public import Domain
import Synchronization

/// A repository of topics in memory.
public final class FakeTopicRepository: TopicRepository {
  public let onTopics = Stub<Void>()
  private let all: Mutex<[Topic]>
  private let observers = Mutex<[AsyncStream<Void>.Continuation]>([])
  private let cached: Cached<[Topic]>?

  /// - Parameters:
  ///   - topics: The topics of the source.
  ///   - cached: The cached topics.
  public init(_ topics: [Topic] = [], cached: Cached<[Topic]>? = nil) {
    all = Mutex(topics)
    self.cached = cached
  }

  public func topics() async throws(RepositoryError) -> [Topic] {
    try await onTopics.pass(())
    return all.withLock { $0 }
  }

  public func cachedTopics() async throws(RepositoryError) -> Cached<[Topic]>? { cached }

  public func changes() -> AsyncStream<Void>? {
    AsyncStream { continuation in observers.withLock { $0.append(continuation) } }
  }

  /// Replaces the topics, and reports the change.
  public func change(to topics: [Topic]) {
    all.withLock { $0 = topics }
    for observer in observers.withLock({ $0 }) { observer.yield() }
  }
}

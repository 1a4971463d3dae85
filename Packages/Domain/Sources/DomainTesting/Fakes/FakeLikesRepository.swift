public import Domain
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Likes in memory, by the rules of `Likes`.
public final class FakeLikesRepository: LikesRepository {
  public let onLike = Hook<Photo.ID>()
  public let onUnlike = Hook<Photo.ID>()

  private struct Observer {
    var tell: @Sendable (Likes) -> Void
    var fail: @Sendable (RepositoryError) -> Void
  }

  private struct State {
    var likes = Likes()
    var observers: [Int: Observer] = [:]
    var observersSoFar = 0
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - photos: liked already, the first one first.
  ///   - now: the time of the next like.
  public init(_ photos: [Photo] = [], now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }) {
    self.now = now
    state.withLock { state in
      for photo in photos { state.likes.like(photo, at: now()) }
    }
  }

  /// How many listen for changes now.
  public var observers: Int { state.withLock { $0.observers.count } }

  /// Ends what everybody observes now with a failure.
  public func failObservers(with error: RepositoryError) {
    let failed = state.withLock { state in
      defer { state.observers = [:] }
      return Array(state.observers.values)
    }
    for observer in failed { observer.fail(error) }
  }

  public func like(_ photo: Photo) async throws(RepositoryError) -> Bool {
    try await onLike.pass(photo.id)
    return change { $0.like(photo, at: now()) }
  }

  public func unlike(_ id: Photo.ID) async throws(RepositoryError) -> Bool {
    try await onUnlike.pass(id)
    return change { $0.unlike(id) }
  }

  public func likes(limit: Int?) -> AsyncThrowingStream<[LikedPhoto], any Error> {
    observe { likes in limit.map { Array(likes.newestFirst.prefix($0)) } ?? likes.newestFirst }
  }

  public func likedIDs() -> AsyncThrowingStream<Set<Photo.ID>, any Error> {
    observe { likes in Set(likes.newestFirst.map(\.id)) }
  }

  private func change(_ apply: (inout Likes) -> Bool) -> Bool {
    state.withLock { state in
      guard apply(&state.likes) else { return false }
      for observer in state.observers.values { observer.tell(state.likes) }
      return true
    }
  }

  private func observe<Value: Sendable>(
    _ value: @escaping @Sendable (Likes) -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream { continuation in
      let number = state.withLock { state in
        state.observersSoFar += 1
        state.observers[state.observersSoFar] = Observer(
          tell: { continuation.yield(value($0)) },
          fail: { continuation.finish(throwing: $0) }
        )
        continuation.yield(value(state.likes))
        return state.observersSoFar
      }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { _ = $0.observers.removeValue(forKey: number) }
      }
    }
  }
}

public import Domain

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A repository of likes in memory that follows the rules of `Likes`.
public final class FakeLikesRepository: LikesRepository {
  public let onLike = Stub<Photo.ID>()
  public let onUnlike = Stub<Photo.ID>()
  public let onRestore = Stub<Photo.ID>()

  private let state: ObservedState<Likes>
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - photos: The initial likes, in the order in which they are added.
  ///   - now: Returns the time of a like.
  public init(_ photos: [Photo] = [], now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }) {
    var likes = Likes()
    for photo in photos { likes.like(photo, at: now()) }
    state = ObservedState(likes)
    self.now = now
  }

  /// The number of observers.
  public var observers: Int { state.observers }

  /// Ends all observations with a failure.
  public func failObservers(with error: RepositoryError) { state.failObservers(with: error) }

  public func like(_ photo: Photo) async throws(RepositoryError) -> Bool {
    try await onLike.pass(photo.id)
    return state.change { $0.like(photo, at: now()) }
  }

  public func unlike(_ id: Photo.ID) async throws(RepositoryError) -> LikedPhoto? {
    try await onUnlike.pass(id)
    return state.change { $0.unlike(id) }
  }

  public func restore(_ like: LikedPhoto) async throws(RepositoryError) -> Bool {
    try await onRestore.pass(like.id)
    return state.change { $0.restore(like) }
  }

  public func likes(limit: Int?) -> StateStream<[LikedPhoto]> {
    state.stream { likes in limit.map { Array(likes.newestFirst.prefix($0)) } ?? likes.newestFirst }
  }

  public func likedIDs() -> StateStream<Set<Photo.ID>> {
    state.stream { Set($0.newestFirst.map(\.id)) }
  }
}

public import Domain
import Reactive

/// The outcome of a request to like or unlike a photo.
public struct LikeChange: Hashable, Sendable {
  public var id: Photo.ID
  /// Whether the photo is liked now.
  public var isLiked: Bool
  /// False if the photo already was in this state.
  public var changedAnything: Bool
  /// A message to the user.
  public var text: String
}

/// A request to like or unlike a photo.
enum LikeRequest {
  case like(PhotoItem)
  case unlike(Photo.ID, title: String)

  /// Creates a request that changes the state that the user sees.
  init(toggling item: PhotoItem) {
    self = item.isLiked ? .unlike(item.id, title: item.title) : .like(item)
  }
}

extension LikesRepository {
  /// Performs requests one after the other and emits their outcomes. Subscribers share the work. A failure among the
  /// requests is emitted as an outcome.
  @MainActor
  func results(
    of requests: Observable<Result<LikeRequest, Failure>>, environment: ViewModelEnvironment
  ) -> Observable<Result<LikeChange, Failure>> {
    requests.concatMap { request in Observable.create { await self.perform(request, environment) } }.share()
  }

  @MainActor
  private func perform(
    _ request: Result<LikeRequest, Failure>, _ environment: ViewModelEnvironment
  ) async -> Result<LikeChange, Failure> {
    let strings = environment.strings.likes
    do throws(RepositoryError) {
      switch request {
      case .success(.like(let item)):
        let changed = try await like(item.photo)
        let text = changed ? strings.liked(item.title) : strings.alreadyLiked(item.title)
        return .success(LikeChange(id: item.id, isLiked: true, changedAnything: changed, text: text))
      case .success(.unlike(let id, let title)):
        let changed = try await unlike(id)
        let text = changed ? strings.unliked(title) : strings.notLiked(title)
        return .success(LikeChange(id: id, isLiked: false, changedAnything: changed, text: text))
      case .failure(let failure): return .failure(failure)
      }
    } catch {
      return .failure(environment.failure(error))
    }
  }
}

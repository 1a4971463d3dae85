public import Domain
import Reactive

/// A like that was added or removed.
public struct LikeChange: Hashable, Sendable {
  public var id: Photo.ID
  public var isLiked: Bool
  /// Whether it was different before.
  public var changedAnything: Bool
  /// What happened, in words.
  public var text: String
}

/// A like that the user wants to add or remove.
enum LikeRequest {
  case like(PhotoItem)
  case unlike(Photo.ID, title: String)

  /// The opposite of what the user sees.
  init(toggling item: PhotoItem) {
    self = item.isLiked ? .unlike(item.id, title: item.title) : .like(item)
  }
}

extension LikesRepository {
  /// Performs requests one after the other and emits the outcome of each; subscribers share the work. A failure that
  /// stands in the place of a request is the outcome.
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

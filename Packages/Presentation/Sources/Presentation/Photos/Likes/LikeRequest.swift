import Domain
import Reactive

/// A like that the user adds or removes.
enum LikeRequest {
  case like(Photo, title: String)
  case unlike(Photo.ID, title: String)

  /// The opposite of what the user sees.
  init(toggling item: PhotoItem) {
    self = item.isLiked ? .unlike(item.id, title: item.title) : .like(item.photo, title: item.title)
  }
}

extension LikesRepository {
  /// Performs requests one after the other, and emits the result of each. All subscribers share the work.
  @MainActor
  func results(
    of requests: Observable<LikeRequest>, environment: ViewModelEnvironment
  ) -> Observable<Result<LikeChange, Failure>> {
    requests.concatMap { request in
      Observable.request { () async throws(RepositoryError) in
        try await perform(request, strings: environment.strings.photos)
      }
      .map { $0.mapError(environment.failure) }
    }
    .share()
  }

  private func perform(_ request: LikeRequest, strings: PhotoStrings) async throws(RepositoryError) -> LikeChange {
    switch request {
    case .like(let photo, let title):
      let changed = try await like(photo)
      let text = changed ? strings.liked(title) : strings.alreadyLiked(title)
      return LikeChange(id: photo.id, isLiked: true, changedAnything: changed, text: text)
    case .unlike(let id, let title):
      let changed = try await unlike(id)
      let text = changed ? strings.unliked(title) : strings.notLiked(title)
      return LikeChange(id: id, isLiked: false, changedAnything: changed, text: text)
    }
  }
}

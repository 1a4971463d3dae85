import Domain
import Reactive

extension LikesRepository {
  /// The ids of the liked photos, as long as somebody listens; `nil` until the store has told them.
  ///
  /// A photo is shown once its heart is known, and a list that has none yet need not wait. A store that fails likes
  /// nothing: photos are shown all the same.
  @MainActor
  func likedIDsOrNil() -> Observable<Set<Photo.ID>?> {
    .deferred { self.likedIDs().asObservable().map(Optional.some).catchAndReturn([]).startWith(nil) }
  }

  /// Fulfils requests one after the other, and tells how each went. Everybody who listens shares the work.
  @MainActor
  func outcomes(
    of requests: Observable<LikeRequest>, environment: ViewModelEnvironment
  ) -> Observable<Result<LikeChange, Failure>> {
    requests.concatMap { request in
      Observable.request { () async throws(RepositoryError) in
        try await perform(request, strings: environment.strings.photos)
      }
      .map { $0.mapError { environment.failure($0) } }
    }
    .share()
  }
}

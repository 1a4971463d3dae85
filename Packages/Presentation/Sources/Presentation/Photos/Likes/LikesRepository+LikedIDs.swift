import Domain
import Reactive

extension LikesRepository {
  /// Observes the ids of the liked photos. Emits nil first, until they are known, and an empty set if they cannot be
  /// read.
  ///
  /// With nil, a list can show that it is loading, but no photo, since it is unknown whether the photo is liked.
  @MainActor
  func likedIDsOrNil() -> Observable<Set<Photo.ID>?> {
    .deferred { self.likedIDs().results.asObservable().map { $0.success ?? [] }.startWith(nil) }
  }
}

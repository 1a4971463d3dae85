import Domain
import Reactive

extension LikesRepository {
  /// Observes the ids of the liked photos. Emits nil first, until they are known, and an empty set if they cannot be
  /// read.
  ///
  /// While the value is nil, a list can show that it is loading, but not its photos, because it does not know which of
  /// them are liked.
  @MainActor
  func likedIDsOrNil() -> Observable<Set<Photo.ID>?> {
    .deferred { self.likedIDs().results.asObservable().map { $0.success ?? [] }.startWith(nil) }
  }
}

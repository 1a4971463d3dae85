import Domain
import Reactive

extension LikesRepository {
  /// Observes the ids of the liked photos. Emits nil first, and an empty set if the likes cannot be read.
  ///
  /// While the ids are nil, a list of photos shows that it is loading.
  @MainActor
  func likedIDsOrNil() -> Observable<Set<Photo.ID>?> {
    .deferred { self.likedIDs().results.asObservable().map { $0.success ?? [] }.startWith(nil) }
  }
}

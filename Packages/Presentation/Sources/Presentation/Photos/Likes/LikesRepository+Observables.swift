import Domain
import Reactive

extension LikesRepository {
  /// Observes the ids of the liked photos; `nil` until they are known.
  ///
  /// A photo is shown once it is known whether it is liked; an empty list need not wait for that. If the likes cannot be
  /// read, photos are shown without them.
  @MainActor
  func likedIDsOrNil() -> Observable<Set<Photo.ID>?> {
    .deferred { self.likedIDs().results.asObservable().map { $0.success ?? [] }.startWith(nil) }
  }
}

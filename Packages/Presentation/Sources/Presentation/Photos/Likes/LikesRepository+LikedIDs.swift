import Domain
import Reactive

extension LikesRepository {
  /// Emits the ids of the liked photos whenever they change, and nil until they are read.
  ///
  /// A photo is shown once it is known whether it is liked; an empty list need not wait. If the store fails, photos are
  /// shown as not liked.
  @MainActor
  func likedIDsOrNil() -> Observable<Set<Photo.ID>?> {
    .deferred { self.likedIDs().asObservable().map(Optional.some).catchAndReturn([]).startWith(nil) }
  }
}

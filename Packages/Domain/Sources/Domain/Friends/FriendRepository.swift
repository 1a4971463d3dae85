/// The user's friends and their pets, stored on this machine.
public protocol FriendRepository: Sendable {
  /// Adds a pet to a friend, according to the rules of ``Friends``, and returns the friend with the new pet.
  ///
  /// When the call returns, the pet is stored on disk.
  @discardableResult
  func add(_ new: NewPet) async throws(RepositoryError) -> Friend

  /// Observes all friends, oldest first.
  func friends() -> StateStream<[Friend]>
}

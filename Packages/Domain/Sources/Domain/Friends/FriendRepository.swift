/// The user's friends and their pets, stored on this machine. When a call returns, its change is on the disk.
public protocol FriendRepository: Sendable {
  /// Adds a pet to a friend, by the rules of `Friends`.
  ///
  /// - Returns: the friend with the new pet.
  @discardableResult
  func add(_ new: NewPet) async throws(RepositoryError) -> Friend

  /// Observes all friends, oldest first.
  func friends() -> StateStream<[Friend]>
}

/// The user's friends and their pets, kept on this machine. When a call returns, what it changed is on the disk.
public protocol FriendRepository: Sendable {
  /// Adds a pet to a friend, by the rules of `Friends`.
  ///
  /// - Returns: the friend with the new pet.
  @discardableResult
  func add(_ new: NewPet) async throws(RepositoryError) -> Friend

  /// All friends, the oldest first: as they are now, and again whenever they change.
  ///
  /// Cancelling the iteration ends it; failures are `RepositoryError`s.
  func friends() -> AsyncThrowingStream<[Friend], any Error>
}

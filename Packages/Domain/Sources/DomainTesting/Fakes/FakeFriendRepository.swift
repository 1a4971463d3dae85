public import Domain

/// A repository of friends in memory that follows the rules of `Friends`.
public final class FakeFriendRepository: FriendRepository {
  public let onAdd = Stub<NewPet>()

  private let state: ObservedState<Friends>

  /// - Parameter pets: The initial pets, in the order in which they are added.
  public init(_ pets: [NewPet] = []) {
    var friends = Friends()
    for pet in pets { friends.add(pet) }
    state = ObservedState(friends)
  }

  /// The number of observers.
  public var observers: Int { state.observers }

  /// Ends all observations with a failure.
  public func failObservers(with error: RepositoryError) { state.failObservers(with: error) }

  public func add(_ new: NewPet) async throws(RepositoryError) -> Friend {
    try await onAdd.pass(new)
    return state.change { $0.add(new) }
  }

  public func friends() -> StateStream<[Friend]> {
    state.stream(\.all)
  }
}

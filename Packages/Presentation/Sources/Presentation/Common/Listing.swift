/// A list as a screen shows it at one moment: its items never come with the state of another moment.
public struct Listing<Item> {
  public var items: [Item]
  public var state: LoadState
  /// How many items the whole list has, where that is known.
  public var total: Int?
  /// The state in words, to be shown beside the items or instead of them; empty when there is nothing to say.
  public var status: String

  public init(items: [Item] = [], state: LoadState = .idle, total: Int? = nil, status: String = "") {
    self.items = items
    self.state = state
    self.total = total
    self.status = status
  }
}

extension Listing: Sendable where Item: Sendable {}
extension Listing: Equatable where Item: Equatable {}

extension Listing {
  /// Nothing, because of a failure.
  init(failure: Failure) {
    self.init(state: .failed(failure), status: failure.message)
  }
}

/// A list as a screen shows it at one moment: its items never come with the state of another moment.
public struct ListState<Items: RandomAccessCollection & ExpressibleByArrayLiteral> {
  public var items: Items
  public var state: LoadState
  /// How many items the whole list has, where that is known.
  public var total: Int?
  /// The state in words, to be shown beside the items or instead of them; empty when there is nothing to say.
  public var status: String
  /// Whether what is shown was kept, and its source is being asked for it again.
  public var isRefreshing: Bool
  /// How old what is shown is, in words, and why; empty when all of it came from its source just now.
  public var age: String
  /// How many items the source has between those that are shown. Nothing moves while somebody looks: they come when the
  /// list is loaded again. `newsText` says so in words.
  public var news: Int
  public var newsText: String

  public init(
    items: Items = [], state: LoadState = .idle, total: Int? = nil, status: String = "", isRefreshing: Bool = false,
    age: String = "", news: Int = 0, newsText: String = ""
  ) {
    self.items = items
    self.state = state
    self.total = total
    self.status = status
    self.isRefreshing = isRefreshing
    self.age = age
    self.news = news
    self.newsText = newsText
  }

  /// Whether nothing more comes until somebody asks.
  public var isSettled: Bool { state.isSettled && !isRefreshing }
}

extension ListState: Sendable where Items: Sendable {}
extension ListState: Equatable where Items: Equatable {}

extension ListState {
  /// Nothing, because of a failure.
  init(failure: Failure) {
    self.init(state: .failed(failure), status: failure.message)
  }
}

/// A snapshot of a list as a screen shows it: the items and the state belong together.
public struct ListState<Items: RandomAccessCollection & ExpressibleByArrayLiteral> {
  public var items: Items
  public var state: LoadState
  /// The number of items in the whole list, if it is known.
  public var total: Int?
  /// The state in words; empty if there is nothing to say. Screens show `placeholder` and `statusLine`.
  public var status: String
  /// Whether cached items are shown while they are fetched again.
  public var isRefreshing: Bool
  /// How old the items are, in words, and why; empty if all of them have just been fetched.
  public var age: String
  /// The number of new items that belong between the shown ones. Nothing moves while the user reads: a reload shows them.
  /// `newsText` is the number in words.
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

  /// Whether nothing is being loaded.
  public var isSettled: Bool { state.isSettled && !isRefreshing }
}

extension ListState: Sendable where Items: Sendable {}
extension ListState: Equatable where Items: Equatable {}

extension ListState {
  /// What is shown in place of the items; nil if there are items.
  public var placeholder: StatusMessage? {
    guard items.isEmpty else { return nil }
    return state.failure.map { StatusMessage($0) } ?? StatusMessage(status)
  }

  /// What is shown beside the items: why the last request failed, or that more items are loading; nil if there is
  /// neither, so that a screen can show the selected item.
  public var statusLine: StatusMessage? {
    guard !items.isEmpty else { return nil }
    if let failure = state.failure { return StatusMessage(failure) }
    return state == .loading ? StatusMessage(status) : nil
  }

  /// The new items that a reload shows, or else how old the list is; nil if it is up to date.
  public var note: StatusMessage? {
    if news > 0 { return StatusMessage(newsText, action: .reload) }
    return age.isEmpty ? nil : StatusMessage(age)
  }

  /// An empty list, because of a failure.
  init(failure: Failure) {
    self.init(state: .failed(failure), status: failure.message)
  }
}

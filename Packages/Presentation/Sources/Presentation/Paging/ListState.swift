/// A list as a screen shows it. Its items always belong to its state.
public struct ListState<Items: RandomAccessCollection & ExpressibleByArrayLiteral> {
  public var items: Items
  public var state: LoadState
  /// The length of the whole list, if known.
  public var total: Int?
  /// The state in words, to be shown beside the items or instead of them; may be empty.
  public var status: String
  /// Whether cached items are shown while they are fetched again.
  public var isRefreshing: Bool
  /// How old the shown items are, in words, and why; empty if all were fetched just now.
  public var age: String
  /// How many new items the source has between the shown ones. A reload shows them, so that nothing moves under the
  /// user's eyes. `newsText` says so in words.
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

  /// Whether nothing changes until the user acts.
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
}

/// A list, ready for display: the items, their state and the messages about them.
public struct ListState<Items: RandomAccessCollection & ExpressibleByArrayLiteral> {
  public var items: Items
  public var state: LoadState
  /// The number of items in the whole list; nil if unknown.
  public var total: Int?
  /// A text about the state, shown next to the items or instead of them; may be empty.
  public var status: String
  /// Whether cached items are shown while they are refetched.
  public var isRefreshing: Bool
  /// A text with the age of cached items and the reason for showing them; empty if all items are fresh.
  public var age: String
  /// The number of new items that are shown only after a reload, so that no item moves while the user reads.
  public var news: Int
  /// A text with the number of new items.
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

  /// Whether loading has finished, so that nothing changes until the user acts.
  public var isSettled: Bool { state.isSettled && !isRefreshing }
}

extension ListState: Sendable where Items: Sendable {}
extension ListState: Equatable where Items: Equatable {}

extension ListState {
  /// The message that replaces the items of an empty list; nil if there are items.
  public var placeholder: StatusMessage? {
    guard items.isEmpty else { return nil }
    return state.failure.map { StatusMessage($0) } ?? StatusMessage(status)
  }

  /// The message next to the items: the failure of the last request, or a notice that more items are loading. If it is
  /// nil, a screen can show the selected item instead.
  public var statusLine: StatusMessage? {
    guard !items.isEmpty else { return nil }
    if let failure = state.failure { return StatusMessage(failure) }
    return state == .loading ? StatusMessage(status) : nil
  }

  /// A note about new items or, without any, about the age of the list; nil if the list is up to date.
  public var note: StatusMessage? {
    if news > 0 { return StatusMessage(newsText, action: .reload) }
    return age.isEmpty ? nil : StatusMessage(age)
  }
}

/// A list, ready for display: the items, their state and the messages about them.
public struct ListState<Items: RandomAccessCollection & ExpressibleByArrayLiteral> {
  public var items: Items
  public var state: LoadState
  /// The number of items in the whole list; nil if unknown.
  public var total: Int?
  /// A text about the state, which a screen shows next to the items or instead of the items; may be empty.
  public var status: String
  /// Whether cached items are shown while they are refetched.
  public var isRefreshing: Bool
  /// A text with the age of cached items and the reason for showing them; empty if all items are fresh.
  public var age: String
  /// The failure of the last refresh; nil if the last refresh succeeded.
  public var refreshFailure: Failure?
  /// The number of new items that are not shown. A reload of the list shows the new items.
  public var news: Int
  /// A text with the number of new items.
  public var newsText: String

  public init(
    items: Items = [], state: LoadState = .idle, total: Int? = nil, status: String = "", isRefreshing: Bool = false,
    age: String = "", refreshFailure: Failure? = nil, news: Int = 0, newsText: String = ""
  ) {
    self.items = items
    self.state = state
    self.total = total
    self.status = status
    self.isRefreshing = isRefreshing
    self.age = age
    self.refreshFailure = refreshFailure
    self.news = news
    self.newsText = newsText
  }

  /// Whether the first items are loading, so that a screen can show empty cells.
  public var isLoadingFirstItems: Bool { items.isEmpty && state == .loading }

  /// Whether the last request has finished, successfully or not.
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

  /// The message next to the items: the failure of the last request, or a notice that more items are loading. If there
  /// is no message, a screen can show the title of the selected item in its place.
  public var statusLine: StatusMessage? {
    guard !items.isEmpty else { return nil }
    if let failure = state.failure { return StatusMessage(failure) }
    return state == .loading ? StatusMessage(status) : nil
  }

  /// A note about new items or about the age of the list; nil if the list is up to date. New items take precedence.
  public var note: StatusMessage? {
    if news > 0 { return StatusMessage(newsText, action: .reload) }
    return age.isEmpty ? nil : StatusMessage(age, action: refreshFailure == nil ? nil : .retry)
  }

  /// Whether a page or a refresh has failed, so that the user can retry the request.
  public var canRetry: Bool { state.failure != nil || refreshFailure != nil }

  /// The condition of the list: up to date, loading, cached, offline or failed.
  public var condition: Condition {
    Condition(
      failure: state.failure ?? refreshFailure, isLoading: state == .loading || isRefreshing, isCached: !age.isEmpty)
  }
}

import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LoadState {
  /// The state of a list that nobody asked for is `idle`, and so is that of one whose first page was cancelled.
  init<Subject, Item>(_ list: PagedList<Subject, Item>.Snapshot, strings: FailureStrings, now: Date) {
    self =
      switch list.state {
      case .ready: list.items.isEmpty ? .idle : .loaded
      case .loading: .loading
      case .failed(_, let error): .failed(strings.failure(error, now: now))
      case .ended where list.items.isEmpty: list.refreshTicket == nil ? .empty : .loading
      case .ended: .ended
      }
  }
}

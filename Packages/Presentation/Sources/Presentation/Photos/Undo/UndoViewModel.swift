public import Domain
public import Reactive

/// A change of the user's data that can be undone.
public enum UndoableChange: Hashable, Sendable {
  case liked([PhotoItem])
  /// The removed likes, in the order in which they were removed.
  case unliked([LikedPhoto])
  case removedSearch(String)
}

/// Undoes the changes that the user made on any screen, latest first.
public struct UndoViewModel: ViewModelType {
  public struct Input {
    /// The changes that the user makes on any screen.
    public var changes: Observable<UndoableChange>
    /// Undoes the latest change that has not been undone.
    public var undo: ControlEvent<Void>

    public init(changes: Observable<UndoableChange> = .never(), undo: ControlEvent<Void> = .never) {
      self.changes = changes
      self.undo = undo
    }
  }

  public struct Output {
    /// Whether there is a change to undo.
    public let canUndo: Driver<Bool>
    /// A message that says what was undone.
    public let messages: Signal<String>
    public let failures: Signal<Failure>
  }

  private let likes: any LikesRepository
  private let searches: any RecentSearchRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - likes: The user's likes.
  ///   - searches: The recent searches.
  ///   - environment: The strings, the clock and the scheduler.
  public init(likes: any LikesRepository, searches: any RecentSearchRepository, environment: ViewModelEnvironment) {
    self.likes = likes
    self.searches = searches
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let steps = Observable<UndoableChange?>.merge(input.changes.map { $0 }, input.undo.map { nil })
      .scanInPlace([UndoableChange]()) { changes, change in
        if let change { changes.append(change) }
        let undone = change == nil ? changes.popLast() : nil
        return (canUndo: !changes.isEmpty, undone: undone)
      }
      .share()
    let results = steps.compactMap(\.undone)
      .concatMap { change in
        Observable.request { () async throws(RepositoryError) in try await undo(change) }
      }
      .map { $0.mapError(environment.failure) }
      .share()

    return Output(
      canUndo: steps.map(\.canUndo).startWith(false).distinctUntilChanged().subscribing(to: results)
        .asDriverOnErrorJustComplete(),
      messages: results.compactMap(\.success).asSignalOnErrorJustComplete(),
      failures: results.compactMap(\.failure).asSignalOnErrorJustComplete()
    )
  }

  /// Undoes a change and returns a message.
  private func undo(_ change: UndoableChange) async throws(RepositoryError) -> String {
    switch change {
    case .liked(let items):
      for item in items { try await likes.unlike(item.id) }
      return items.count == 1 ? strings.likes.undoneLike(items[0].title) : strings.likes.undoneLikes(items.count)
    case .unliked(let removed):
      // Restores the likes in reverse, because among likes with the same date, the like that is restored last becomes
      // the newest.
      for like in removed.reversed() { try await likes.restore(like) }
      return removed.count == 1
        ? strings.likes.undoneUnlike(PhotoCard(removed[0].photo, strings: strings.photos).title)
        : strings.likes.undoneUnlikes(removed.count)
    case .removedSearch(let text):
      if let query = SearchQuery(text) { try await searches.add(query) }
      return strings.search.restored(text)
    }
  }
}

public import Domain
public import Reactive

/// The list of memos, newest first, with deletion and undo.
public struct MemoListViewModel: ViewModelType {
  public struct Input {
    /// Loads the memos; each later event reloads them, for example after a failure.
    public var load: Observable<Void>
    public var add: ControlEvent<Void>
    public var select: ControlEvent<MemoItem>
    public var delete: ControlEvent<MemoItem>
    /// Restores the most recently deleted memo.
    public var undo: ControlEvent<Void>

    public init(
      load: Observable<Void> = .just(()), add: ControlEvent<Void> = .never, select: ControlEvent<MemoItem> = .never,
      delete: ControlEvent<MemoItem> = .never, undo: ControlEvent<Void> = .never
    ) {
      self.load = load
      self.add = add
      self.select = select
      self.delete = delete
      self.undo = undo
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let memos: Driver<ListState<[MemoItem]>>
    /// A text that offers to restore the deleted memo; nil if there is nothing to undo.
    public let undo: Driver<String?>
    /// Failures to delete or restore a memo.
    public let failures: Signal<Failure>
    public let route: Signal<MemoRoute>
  }

  private let repository: any MemoRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  public init(repository: any MemoRepository, environment: ViewModelEnvironment) {
    self.repository = repository
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let deletions = input.delete
      .concatMap { item in
        Observable.request { () async throws(RepositoryError) in try await repository.delete(item.id) }
      }
      .share()

    let restorations = input.undo
      .withLatestFrom(deletions.compactMap(\.success))
      .compactMap { $0 }
      .concatMap { memo in
        Observable.request { () async throws(RepositoryError) in try await repository.restore(memo) }
      }
      .share()

    let undo =
      Observable
      .merge(
        deletions.compactMap(\.success).map { memo in memo.map { strings.memos.deleted($0.text.title) } },
        restorations.filter { $0.success != nil }.map { _ in nil }
      )
      .startWith(nil)

    let listState = input.load
      .observing(loading: strings.memos.loading, empty: strings.memos.empty, environment: environment) {
        repository.memos()
      } items: { memos in
        memos.map { MemoItem($0, strings: strings.memos) }
      }
      .subscribing(to: deletions)
      .subscribing(to: restorations)

    return Output(
      title: .just(strings.memos.title),
      memos: listState.asDriverOnErrorJustComplete(),
      undo: undo.asDriverOnErrorJustComplete(),
      failures: Observable.merge(deletions.compactMap(\.failure), restorations.compactMap(\.failure))
        .map { environment.failure($0) }
        .asSignalOnErrorJustComplete(),
      route: Observable.merge(input.add.map { .compose(nil) }, input.select.map { .compose($0.memo) })
        .asSignalOnErrorJustComplete()
    )
  }
}

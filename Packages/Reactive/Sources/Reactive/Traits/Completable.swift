/// One piece of work without a result: the end, or an error.
///
///     completed ---|
///     failure   ---#
///
/// - Cost: one piece of work a subscription.
/// - On error: it is the end, without an element.
/// - On dispose: the work is given up.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The trait of a ``Completable``: no element.
public enum CompletableTrait {}

/// How a ``Completable`` ends.
@frozen
public enum CompletableEvent {
  /// With an error.
  case error(any Error)
  /// As it should.
  case completed
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// How a completable is told its end.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Makes a completable of a closure that is run for each subscription.
  ///
  ///     subscribe  { $0(.completed); return Disposables.create() }
  ///     create     |
  ///
  /// - Cost: five allocations a subscription.
  /// - On error: subscribers end with it.
  /// - On dispose: what `subscribe` returned is disposed.
  public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Completable {
    Completable(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Runs an `async` function on the main actor for each subscription.
  ///
  ///     work    [----]
  ///     create  -----|
  ///
  /// - Cost: one task a subscription.
  /// - On error: an error thrown by `work` is the completable's.
  /// - On dispose: the task is cancelled.
  @MainActor
  public static func create(
    priority: TaskPriority? = nil, work: @escaping @MainActor () async throws -> Void
  ) -> Completable {
    Completable(raw: Observable<Void>.create(priority: priority, work: work).ignoreElements())
  }

  /// Starts the work and tells how it ends.
  ///
  ///     work         ---|
  ///     onCompleted     *
  ///     onDisposed      *
  ///
  /// - Cost: one allocation.
  /// - On error: `onError`, then `onDisposed`.
  /// - On dispose: `onDisposed`; nothing is told after that.
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Starts the work for `object`, which is held weakly and handed to each closure. See `Observable.subscribe(with:)`.
  ///
  ///     work         ---|
  ///     onCompleted     *
  ///
  /// - Cost: a weak load an event (about 40 ns), and about nine allocations.
  /// - On error: `onError`, then `onDisposed`, if the object lives.
  /// - On dispose: `onDisposed`, if the object lives.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Starts the work and tells how it ends.
  ///
  ///     work      ---|
  ///     observer     .completed
  ///
  /// - Cost: three allocations.
  /// - On error: `.error`.
  /// - On dispose: nothing is told.
  public func subscribe(_ observer: @escaping CompletableObserver) -> any Disposable {
    subscribe(onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
  }

  /// Ends at once. See `Observable.empty`.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Calls closures beside the events that pass. See `Observable.do`.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Goes on with `second` once this has ended. See `Observable.concat`.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: source.then(second.source))
  }

  /// Continues with `second` once this has completed: RxSwift's name for ``andThen(_:)-(Completable)``.
  public func concat(_ second: Completable) -> Completable { andThen(second) }

  /// Goes on with `second` once this has ended.
  ///
  ///     this     ---|
  ///     second      --(1|)
  ///     andThen  -----(1|)
  ///
  /// - Cost: two allocations a subscription, none an element.
  /// - On error: of this: passed on, and `second` is not started. That of `second` is passed on.
  /// - On dispose: the one that runs is disposed.
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single(raw: source.then(second.source))
  }

  /// Goes on with `second` once this has ended.
  ///
  ///     this     ---|
  ///     second      --(1|)
  ///     andThen  -----(1|)
  ///
  /// - Cost: two allocations a subscription, none an element.
  /// - On error: of this: passed on, and `second` is not started. That of `second` is passed on.
  /// - On dispose: the one that runs is disposed.
  public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> {
    Maybe(raw: source.then(second.source))
  }

  /// Goes on with `second` once this has ended.
  ///
  ///     this     ---|
  ///     second      --(1|)
  ///     andThen  -----(1|)
  ///
  /// - Cost: two allocations a subscription, none an element.
  /// - On error: of this: passed on, and `second` is not started. That of `second` is passed on.
  /// - On dispose: the one that runs is disposed.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> { source.then(second) }

  /// Runs `sources`, one after the other. See `Observable.concat`.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Runs `sources`, one after the other. See `Observable.concat`.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    Completable(raw: Observable.concat(sources.lazy.map(\.source)))
  }

  /// Runs `sources` at the same time; ends with the last. See `Observable.merge`.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// Runs `sources` at the same time; ends with the last. See `Observable.merge`.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    Completable(raw: Observable.merge(sources.map(\.source)))
  }

  /// Waits for the end of the work.
  ///
  /// - Throws: The work's error; `CancellationError` when the task is cancelled.
  /// - Cost: one subscription and one wake-up.
  /// - On dispose: to cancel the task gives the work up.
  public var value: Void {
    get async throws {
      for try await _ in source.values {}
    }
  }
}

extension Observable where Element == Never {
  /// Goes on with `second` after the completion.
  fileprivate func then<Result>(_ second: Observable<Result>) -> Observable<Result> {
    Pipeline { [self] next, scope in
      let child = ChildScope(scope) { error in
        if let error { scope.finish(error) } else { second.run(next, scope) }
      }
      run({ _ in }, child)
    }
  }
}

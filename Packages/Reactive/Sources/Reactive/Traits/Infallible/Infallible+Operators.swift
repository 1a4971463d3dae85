// The operators of an infallible sequence. The closures do not throw, so the result is infallible too.
extension InfallibleType {
  /// Sends the result of `transform` for each element. See `Observable.map`.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(asObservable().map(transform))
  }

  /// Sends the result of `transform` for each element, if the result is not nil. See `Observable.compactMap`.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    Infallible(asObservable().compactMap(transform))
  }

  /// Sends the elements that satisfy `predicate`. See `Observable.filter`.
  @inlinable
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// Combines the previous result with each element and sends the new result. See `Observable.scan`.
  @inlinable
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Updates a result in place with each element and sends the updated result. See
  /// `Observable.scan(into:accumulator:)`.
  @inlinable
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) -> Void
  ) -> Infallible<Result> {
    Infallible(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Sends the elements of all sequences that `selector` returns. See `Observable.flatMap`.
  @inlinable
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMap(selector))
  }

  /// Sends the elements of the latest sequence that `selector` returns. See `Observable.flatMapLatest`.
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapLatest(selector))
  }

  /// Sends the elements of one inner sequence at a time. While an inner sequence is running, elements of the source are
  /// ignored. See `Observable.flatMapFirst`.
  @inlinable
  public func flatMapFirst<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapFirst(selector))
  }

  /// Sends the elements of the sequences that `selector` returns, one after the other. See `Observable.concatMap`.
  @inlinable
  public func concatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().concatMap(selector))
  }

  /// Skips an element if `comparer` returns true for the last sent element and the new element. See
  /// `Observable.distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// Skips an element if its key equals the key of the last sent element. See `Observable.distinctUntilChanged`.
  @inlinable
  @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector))
  }

  /// Skips an element if its property equals the property of the last sent element. See
  /// `Observable.distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(at: keyPath))
  }

  /// Skips an element if `comparer` returns true for the keys of the last sent element and the new element. See
  /// `Observable.distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Calls closures for the events, and passes the events on unchanged. See `Observable.do`.
  @inlinable
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Prints each event. See `Observable.debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Continues with `second` after the completion. See `Observable.concat`.
  public func concat(_ second: some InfallibleType<Element>) -> Infallible<Element> {
    Infallible(asObservable().concat(second))
  }

  /// Sends the elements of `sources`, one source after the other. See `Observable.concat`.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(.concat(sources.map { $0.asObservable() }))
  }

  /// Sends the elements of `sources`, one source after the other. See `Observable.concat`.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

  /// Sends the first `count` elements, then completes. See `Observable.take`.
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// Skips the first `count` elements. See `Observable.skip`.
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

  /// Sends the elements that arrive within `duration` after the subscription, then completes. See
  /// `Observable.take(for:scheduler:)`.
  public func take(for duration: Duration, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Sends elements until an element satisfies `predicate`, then completes. See `Observable.take(until:behavior:)`.
  @inlinable
  public func take(
    until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Sends elements while they satisfy `predicate`, then completes. See `Observable.take(while:behavior:)`.
  @inlinable
  public func take(
    while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Skips elements while they satisfy `predicate`, then sends all further elements. See `Observable.skip(while:)`.
  @inlinable
  public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Skips elements until `other` sends an element. See `Observable.skip(until:)`.
  public func skip(until other: some InfallibleType) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other.asObservable()))
  }

  /// Sends elements until `other` sends an element, then completes. See `Observable.take(until:)`.
  public func take(until other: some InfallibleType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Sends `element`, then the elements of the source. See `Observable.startWith`.
  public func startWith(_ element: Element) -> Infallible<Element> { Infallible(asObservable().startWith(element)) }

  /// Combines each element with the latest element of `second`. See `Observable.withLatestFrom`.
  @inlinable
  public func withLatestFrom<Second: InfallibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Sends the latest element of `second` for each element. See `Observable.withLatestFrom`.
  @inlinable
  public func withLatestFrom<Second: InfallibleType>(_ second: Second) -> Infallible<Second.Element> {
    Infallible(asObservable().withLatestFrom(second))
  }

  /// Sends the result of `resultSelector` for each element and `object`, which the sequence holds weakly. Completes at
  /// the first element after the release of `object`. See `Observable.withUnretained`.
  @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// Sends each element together with `object`, which the sequence holds weakly. Completes at the first element after
  /// the release of the object. See `Observable.withUnretained`.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
    Infallible(asObservable().withUnretained(object))
  }

  /// Sends an element when no other element has followed for `dueTime`. See `Observable.debounce`.
  public func debounce(_ dueTime: Duration, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Sends at most one element per `dueTime`. See `Observable.throttle`.
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Sends each element after a delay of `dueTime`. See `Observable.delay`.
  public func delay(_ dueTime: Duration, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().delay(dueTime, scheduler: scheduler))
  }

  /// Sends each event on `scheduler`, in order. See `Observable.observe(on:)`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(asObservable().observe(on: scheduler))
  }

  /// Subscribes to the source and disposes the subscription on `scheduler`. See `Observable.subscribe(on:)`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(asObservable().subscribe(on: scheduler))
  }

  /// Shares one subscription to the source among all subscribers. See `Observable.share`.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }

  /// Sends the elements of all of `sources`. See `Observable.merge`.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

  /// Sends the elements of all of `sources`. See `Observable.merge`.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// The elements as an `AsyncSequence` that does not throw: `for await element in sequence.values`.
  ///
  /// Canceling the loop's task ends the loop.
  ///
  /// - Cost: one buffer, and one wake-up per element; the buffer has no size limit.
  /// - On error: no error can occur.
  /// - On dispose: leaving the loop or canceling its task disposes the subscription.
  public var values: InfallibleValues<Element> { InfallibleValues(source: asObservable()) }
}

extension InfallibleType where Element: Equatable {
  /// Skips an element if it equals the last sent element. See `Observable.distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged()) }
}

// The operators of a shared sequence. The closures do not throw, so the result cannot fail.
extension SharedSequenceConvertibleType {
  /// Sends the result of `selector` for each element. See `Observable.map`.
  @inlinable
  public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().map(selector))
  }

  /// Sends the result of `selector` for each element, if the result is not nil. See `Observable.compactMap`.
  @inlinable
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().compactMap(selector))
  }

  /// Sends the elements that satisfy `predicate`. See `Observable.filter`.
  @inlinable
  public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().filter(predicate))
  }

  /// Combines the previous result with each element and sends the new result. See `Observable.scan`.
  @inlinable
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Sends the elements of all sequences that `selector` returns. See `Observable.flatMap`.
  @inlinable
  public func flatMap<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(asObservable().flatMap(selector))
  }

  /// Sends the elements of the latest sequence that `selector` returns. See `Observable.flatMapLatest`.
  @inlinable
  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(asObservable().flatMapLatest(selector))
  }

  /// Sends the elements of one inner sequence at a time. While an inner sequence is running, elements of the source are
  /// ignored. See `Observable.flatMapFirst`.
  @inlinable
  public func flatMapFirst<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(asObservable().flatMapFirst(selector))
  }

  /// Sends the elements of the sequences that `selector` returns, one after the other. See `Observable.concatMap`.
  @inlinable
  public func concatMap<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(asObservable().concatMap(selector))
  }

  /// Skips an element if its key equals the key of the last sent element. See `Observable.distinctUntilChanged`.
  @inlinable
  @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector))
  }

  /// Skips an element if `comparer` returns true for the last sent element and the new element. See
  /// `Observable.distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(comparer))
  }

  /// Skips an element if `comparer` returns true for the keys of the last sent element and the new element. See
  /// `Observable.distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Skips the first `count` elements. See `Observable.skip`.
  @inlinable
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }

  /// Sends `element`, then the elements of the source. See `Observable.startWith`.
  @inlinable
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
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
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Prints each event. See `Observable.debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Sends an element when no other element has followed for `dueTime`. See `Observable.debounce`.
  public func debounce(_ dueTime: Duration, scheduler: any SchedulerType) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Sends at most one element per `dueTime`. See `Observable.throttle`.
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any SchedulerType
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Sends each element after a delay of `dueTime`. See `Observable.delay`.
  public func delay(_ dueTime: Duration, scheduler: any SchedulerType) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: scheduler))
  }

  /// Combines each element with the latest element of `second`. See `Observable.withLatestFrom`.
  @inlinable
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Sends the latest element of `second` for each element. See `Observable.withLatestFrom`.
  @inlinable
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    SharedSequence(asObservable().withLatestFrom(second))
  }

  /// Sends the result of `resultSelector` for each element and `object`, which the sequence holds weakly. Completes at
  /// the first element after the release of `object`. See `Observable.withUnretained`.
  @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// Sends each element together with `object`, which the sequence holds weakly. Completes at the first element after
  /// the release of the object. See `Observable.withUnretained`.
  @inlinable
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(asObservable().withUnretained(object))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Skips an element if it equals the last sent element. See `Observable.distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Sends the elements of all inner sequences. See `Observable.merge()`.
  @inlinable
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().flatMap { $0 })
  }

  /// Sends the elements of up to `maxConcurrent` inner sequences at a time. See `Observable.merge(maxConcurrent:)`.
  @inlinable
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge(maxConcurrent: maxConcurrent))
  }

  /// Sends the elements of the inner sequences, one sequence after the other. See `Observable.concat()`.
  @inlinable
  public func concat() -> SharedSequence<Element.SharingStrategy, Element.Element> { merge(maxConcurrent: 1) }

  /// Sends the elements of the latest inner sequence. See `Observable.switchLatest()`.
  @inlinable
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().flatMapLatest { $0 })
  }
}

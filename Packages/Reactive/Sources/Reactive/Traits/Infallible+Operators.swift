// The operators that can not make an infallible sequence fail. Their closures do not throw.
extension InfallibleType {
  /// Starts the sequence and tells what it sends. See `Observable.subscribe`.
  public func subscribe(
    onNext: @escaping (Element) -> Void, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Tells each event to each of `observers`. See `Observable.bind(to:)`.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().bind(to: observers.map { $0.asObserver() })
  }

  /// Tells each element to `onNext`.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { asObservable().subscribe(onNext: onNext) }

  /// Sends what `transform` makes of each element. See `Observable.map`.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(asObservable().map(transform))
  }

  /// Sends what `transform` makes of each element, unless that is nil. See `Observable.compactMap`.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    Infallible(asObservable().compactMap(transform))
  }

  /// Sends the elements that satisfy `predicate`. See `Observable.filter`.
  @inlinable
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// Sends what `accumulator` makes of the last result and the element. See `Observable.scan`.
  @inlinable
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Sends what the sequences made of the elements send. See `Observable.flatMap`.
  @inlinable
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMap(selector))
  }

  /// Sends what the latest sequence made sends. See `Observable.flatMapLatest`.
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapLatest(selector))
  }

  /// Sends what the first sequence made sends until it has ended. See `Observable.flatMapFirst`.
  @inlinable
  public func flatMapFirst<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapFirst(selector))
  }

  /// Sends what the sequences made send, one after the other. See `Observable.concatMap`.
  @inlinable
  public func concatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().concatMap(selector))
  }

  /// Leaves out an element that `comparer` finds equal to the one before. See `Observable.distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// Sends the first `count` elements, then the end. See `Observable.take`.
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// Leaves out the first `count` elements. See `Observable.skip`.
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

  /// Sends what comes before `other` speaks. See `Observable.take(until:)`.
  public func take(until other: some InfallibleType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Sends `element` first. See `Observable.startWith`.
  public func startWith(_ element: Element) -> Infallible<Element> { Infallible(asObservable().startWith(element)) }

  /// Sends what `resultSelector` makes of each element and the last of `second`. See `Observable.withLatestFrom`.
  @inlinable
  public func withLatestFrom<Second: InfallibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Sends an element once nothing has followed it for `dueTime`. See `Observable.debounce`.
  public func debounce(_ dueTime: Duration, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Sends at most one element in any span of `dueTime`. See `Observable.throttle`.
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Sends each element `dueTime` later. See `Observable.delay`.
  public func delay(_ dueTime: Duration, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().delay(dueTime, scheduler: scheduler))
  }

  /// Lets all subscribers share one subscription. See `Observable.share`.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }

  /// Sends what this and `others` send. See `Observable.merge`.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// The elements as an `AsyncSequence`.
  public var values: ObservableValues<Element> { asObservable().values }
}

extension InfallibleType where Element: Equatable {
  /// Leaves out an element that equals the one before. See `Observable.distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged()) }
}

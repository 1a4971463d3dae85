import Reactive

/// An operator without a model. The tests check the grammar and the order of the operator's events, and the lifetimes
/// of the objects that the operator holds.
enum Stage: CaseIterable {
  case map, throwingMap, filter, compactMap, scan, scanInto, take, skip, takeLast, takeWhile, takeUntilPredicate
  case skipWhile, distinct, distinctByKey, pairwise, materialize, perform, enumerated, reduce, toArray, elementAt
  case single, first, ignoreElements, startWith, ifEmpty, catchAndReturn, using, groupBy
  case debounce, throttle, throttleFirst, delay, observeOn, subscribeOn, delaySubscription, buffer, window, timeout
  case takeFor, skipFor
  case withLatestFrom, takeUntil, skipUntil, sample, sampleDefault, amb, catchWith, ifEmptySwitch, retryWhen
  case multicastSelector, timeoutOther

  /// Whether the operator has a second source.
  var isBinary: Bool {
    switch self {
    case .withLatestFrom, .takeUntil, .skipUntil, .sample, .sampleDefault, .amb, .catchWith, .ifEmptySwitch,
      .retryWhen, .multicastSelector, .timeoutOther:
      true
    default: false
    }
  }

  /// Whether the operator sends only elements of its first source, in the same order.
  var keepsOrder: Bool {
    switch self {
    case .startWith, .ifEmpty, .catchAndReturn, .amb, .catchWith, .ifEmptySwitch, .sampleDefault, .retryWhen,
      .multicastSelector, .timeoutOther:
      false
    default: true
    }
  }
}

/// Checks that an operator sends only elements of its source, in the same order.
final class OrderCheck {
  private var received: [Int] = []
  private var position = 0

  func receive(_ element: Int) { received.append(element) }

  /// Returns a description of the error if the operator must not send `element`, or nil.
  func send(_ element: Int) -> String? {
    guard let found = received[position...].firstIndex(of: element) else { return "\(element) is out of order" }
    position = found + 1
    return nil
  }
}

/// A resource that runs user code when it is disposed.
private struct ReleaseAction: Disposable {
  let action: () -> Void

  func dispose() { action() }
}

extension World {
  /// Applies `stage`. Every closure holds an object and runs user code.
  func apply(
    _ stage: Stage, to source: Observable<Element>, _ second: Observable<Element>, _ node: Int
  ) -> Observable<Element> {
    let probe = makeProbe()
    func run<Value>(_ value: Value) -> Value {
      react()
      return withExtendedLifetime(probe) { value }
    }
    if stage.isBinary { return combine(stage, source, second, node, run) }
    return switch stage {
    case .map: source.map { run($0) }
    case .throwingMap:
      source.map { element throws(ProgramError) in
        if element.number % 5 == 3 { throw ProgramError(number: element.number) }
        return run(element)
      }
    case .filter: source.filter { run($0.number % 3 != 0) }
    case .compactMap: source.compactMap { run($0.number % 3 != 1 ? $0 : Element?.none) }
    case .scan: source.scan(make(0)) { run($1) }
    case .scanInto: source.scan(into: make(0)) { $0 = run($1) }
    case .take: source.take(3)
    case .skip: source.skip(1)
    case .takeLast: source.takeLast(2)
    case .takeWhile: source.take(while: { run($0.number % 7 != 6) }, behavior: .inclusive)
    case .takeUntilPredicate: source.take(until: { run($0.number % 7 == 6) })
    case .skipWhile: source.skip(while: { run($0.number < 3) })
    case .distinct: source.distinctUntilChanged { run($0.number == $1.number) }
    case .distinctByKey: source.distinctUntilChanged({ run($0) }, comparer: { run($0.number == $1.number) })
    case .pairwise: source.pairwise().map { run($1) }
    case .materialize: source.materialize().dematerialize()
    case .perform:
      source.do(
        onNext: { _ in run(()) }, afterNext: { _ in run(()) }, onError: { _ in run(()) },
        afterError: { _ in run(()) }, onCompleted: { run(()) }, afterCompleted: { run(()) }, onSubscribe: { run(()) },
        onSubscribed: { run(()) }, onDispose: { run(()) })
    case .enumerated: source.enumerated().map { run($0.element) }
    case .reduce: source.reduce(make(0)) { run($1) }.filter { $0.number > 0 }
    case .toArray: source.toArray().asObservable().compactMap { run($0.last) }
    case .elementAt: source.element(at: 1)
    case .single: source.single { run($0.number % 4 == 1) }
    case .first: source.first().asObservable().compactMap { run($0) }
    case .ignoreElements: source.map { run($0) }.ignoreElements().materialize().compactMap { _ in Element?.none }
    case .startWith: source.startWith(make(0), make(1))
    case .ifEmpty: source.ifEmpty(default: make(0))
    case .catchAndReturn: source.catchAndReturn(make(0))
    case .using:
      .using({ ReleaseAction { run(()) } }, observableFactory: { _ in run(source) })
    case .groupBy: source.groupBy { run($0.number % 2) }.flatMap { group in group.map { run($0) } }
    default: delay(stage, source, run)
    }
  }

  private func delay(
    _ stage: Stage, _ source: Observable<Element>, _ run: @escaping (Element) -> Element
  ) -> Observable<Element> {
    switch stage {
    case .debounce: source.debounce(.seconds(2), scheduler: scheduler)
    case .throttle: source.throttle(.seconds(3), scheduler: scheduler)
    case .throttleFirst: source.throttle(.seconds(3), latest: false, scheduler: scheduler)
    case .delay: source.delay(.seconds(2), scheduler: scheduler)
    case .observeOn: source.observe(on: scheduler).map(run)
    case .subscribeOn: source.subscribe(on: scheduler)
    case .delaySubscription: source.delaySubscription(.seconds(2), scheduler: scheduler)
    case .buffer:
      source.buffer(timeSpan: .seconds(3), count: 2, scheduler: scheduler).concatMap { Observable.from($0) }.map(run)
    case .window: source.window(timeSpan: .seconds(3), count: 2, scheduler: scheduler).flatMap { $0.map(run) }
    case .timeout: source.timeout(.seconds(9), scheduler: scheduler)
    case .takeFor: source.take(for: .seconds(7), scheduler: scheduler)
    default: source.skip(.seconds(3), scheduler: scheduler)
    }
  }

  private func combine(
    _ stage: Stage, _ source: Observable<Element>, _ second: Observable<Element>, _ node: Int,
    _ run: @escaping (Element) -> Element
  ) -> Observable<Element> {
    switch stage {
    case .withLatestFrom: source.withLatestFrom(second) { element, _ in run(element) }
    case .takeUntil: source.take(until: second)
    case .skipUntil: source.skip(until: second)
    case .sample: source.sample(second)
    case .sampleDefault: source.sample(second, defaultValue: make(0))
    case .amb: source.amb(second)
    case .catchWith:
      source.catch { [self] _ in
        react()
        return second
      }
    case .ifEmptySwitch: source.ifEmpty(switchTo: second)
    case .retryWhen:
      source.retry(when: { [self] (errors: Observable<any Error>) in
        errors.enumerated().filter { $0.index < 2 }.map { [self] _ in react() }
      })
    case .timeoutOther: source.timeout(.seconds(5), other: second, scheduler: scheduler)
    default:
      source.multicast({ PublishSubject<Element>() }) { shared in .merge(shared, second, shared.map(run)) }
    }
  }
}

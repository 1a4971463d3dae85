import Reactive
import ReactiveTesting

/// A number generator that gives the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
    // Neighbouring seeds would give the same numbers, one place on.
    state = next() ^ 0xA5A5_A5A5_A5A5_A5A5
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A pipeline of operators, made at random.
indirect enum Program {
  case source(Int)
  case of([Int])
  case failing
  case unary(Unary, Program)
  case binary(Binary, Program, Program)

  enum Unary: CaseIterable {
    case map, throwingMap, filter, scan, take, skip, takeWhile, skipWhile, takeLast, distinct, startWith, pairwise
    case materialized, retry, share, shareReplay, replayed, doNothing, ifEmpty, catchAndReturn, debounce, throttle,
      delay
    case observeOn, buffer, window, groupBy, timeout, reduce, toArray, subscribeOn, element, single
  }

  enum Binary: CaseIterable {
    case merge, concat, combineLatest, zip, withLatestFrom, takeUntil, skipUntil, catchWith, flatMap, flatMapLatest
    case flatMapFirst, concatMap, amb, sample, retryWhen, mergeTwo, multicast
  }

  static func random(depth: Int, using generator: inout SeededGenerator) -> Program {
    if depth == 0 || Int.random(in: 0..<8, using: &generator) == 0 {
      return switch Int.random(in: 0..<8, using: &generator) {
      case 0: .of((0..<Int.random(in: 0..<4, using: &generator)).map { $0 })
      case 1: .failing
      default: .source(Int.random(in: 0..<3, using: &generator))
      }
    }
    if Bool.random(using: &generator) {
      let unary = Unary.allCases.randomElement(using: &generator) ?? .map
      return .unary(unary, random(depth: depth - 1, using: &generator))
    }
    let binary = Binary.allCases.randomElement(using: &generator) ?? .merge
    return .binary(
      binary, random(depth: depth - 1, using: &generator), random(depth: depth - 1, using: &generator))
  }

  /// Builds the pipeline. Every closure in it captures `token`, so that what is kept is seen.
  func build(_ sources: [Observable<Int>], _ scheduler: TestScheduler, _ token: Token) -> Observable<Int> {
    switch self {
    case .source(let index): sources[index]
    case .of(let elements): .from(elements)
    case .failing: .error(TestError())
    case .unary(let unary, let program):
      Self.apply(unary, program.build(sources, scheduler, token), scheduler, token)
    case .binary(let binary, let first, let second):
      Self.apply(
        binary, first.build(sources, scheduler, token), second.build(sources, scheduler, token), token)
    }
  }

  private static func apply(
    _ unary: Unary, _ source: Observable<Int>, _ scheduler: TestScheduler, _ token: Token
  ) -> Observable<Int> {
    func hold<Value>(_ value: Value) -> Value { withExtendedLifetime(token) { value } }
    return switch unary {
    case .map: source.map { hold($0 &+ 1) }
    case .throwingMap:
      source.map { element throws(TestError) in
        if element % 5 == 4 { throw TestError(number: element) }
        return hold(element)
      }
    case .filter: source.filter { hold($0 % 3 != 0) }
    case .scan: source.scan(0) { hold($0 &+ $1) }
    case .take: source.take(3)
    case .skip: source.skip(1)
    case .takeWhile: source.take(while: { hold($0 < 20) }, behavior: .inclusive)
    case .skipWhile: source.skip(while: { hold($0 < 3) })
    case .takeLast: source.takeLast(2)
    case .distinct: source.distinctUntilChanged { hold($0 == $1) }
    case .startWith: source.startWith(7, 8)
    case .pairwise: source.pairwise().map { hold($0 &+ $1) }
    case .materialized: source.materialize().dematerialize()
    case .retry: source.retry(2)
    case .share: source.share()
    case .shareReplay: source.share(replay: 2, scope: .whileConnected)
    case .replayed: source.replay(1).refCount()
    case .doNothing: source.do(onNext: { _ in hold(()) }, onError: { _ in }, onDispose: { hold(()) })
    case .ifEmpty: source.ifEmpty(default: 9)
    case .catchAndReturn: source.catchAndReturn(5)
    case .debounce: source.debounce(.seconds(3), scheduler: scheduler)
    case .throttle: source.throttle(.seconds(3), scheduler: scheduler)
    case .delay: source.delay(.seconds(2), scheduler: scheduler)
    case .observeOn: source.observe(on: scheduler)
    case .buffer:
      source.buffer(timeSpan: .seconds(5), count: 2, scheduler: scheduler).map { hold($0.reduce(0, &+)) }
    case .window:
      source.window(timeSpan: .seconds(5), count: 2, scheduler: scheduler).flatMap { $0.map { hold($0) } }
    case .groupBy: source.groupBy { hold($0 % 2) }.flatMap { group in group.map { hold($0 &+ group.key) } }
    case .timeout: source.timeout(.seconds(20), scheduler: scheduler)
    case .reduce: source.reduce(0) { hold($0 &+ $1) }
    case .toArray: source.toArray().asObservable().map { hold($0.count) }
    case .subscribeOn: source.subscribe(on: scheduler)
    case .element: source.element(at: 1)
    case .single: source.single()
    }
  }

  private static func apply(
    _ binary: Binary, _ first: Observable<Int>, _ second: Observable<Int>, _ token: Token
  ) -> Observable<Int> {
    func hold<Value>(_ value: Value) -> Value { withExtendedLifetime(token) { value } }
    return switch binary {
    case .merge: .merge(first, second)
    case .concat: first.concat(second)
    case .combineLatest: .combineLatest(first, second) { hold($0 &+ $1) }
    case .zip: .zip(first, second) { hold($0 &+ $1) }
    case .withLatestFrom: first.withLatestFrom(second) { hold($0 &+ $1) }
    case .takeUntil: first.take(until: second)
    case .skipUntil: first.skip(until: second)
    case .catchWith: first.catch { _ in hold(second) }
    case .flatMap: first.flatMap { element in second.map { hold($0 &+ element) } }
    case .flatMapLatest: first.flatMapLatest { element in second.map { hold($0 &+ element) } }
    case .flatMapFirst: first.flatMapFirst { element in second.map { hold($0 &+ element) } }
    case .concatMap: first.concatMap { element in second.map { hold($0 &+ element) } }
    case .amb: first.amb(second)
    case .sample: first.sample(second)
    case .retryWhen: first.retry(when: { errors in errors.enumerated().filter { $0.index < 2 }.map { _ in hold(()) } })
    case .mergeTwo: Observable.of(first, second, first).merge(maxConcurrent: 2)
    case .multicast: first.multicast({ PublishSubject<Int>() }) { shared in .merge(shared, shared.map { hold($0) }) }
    }
  }
}

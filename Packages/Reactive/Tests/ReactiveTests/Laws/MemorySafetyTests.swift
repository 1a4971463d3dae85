import Reactive
import ReactiveTesting
import Testing

/// Tests in which user code runs at an unusual moment, for example in a `deinit` or during a disposal. In most tests, a
/// defect in the library would cause a crash, a lost event or an extra event.
@Suite struct MemorySafetyTests {
  /// An object that runs user code when it is released.
  private final class Releasing {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
  }

  /// An element that holds an object.
  private struct Holder {
    let number: Int
    let object: Releasing?
  }

  // MARK: Subscribers of a subject

  @Test(
    "An object that is released with its subscriber can send on the subject in its deinit",
    arguments: [false, true])
  func deinitOfListenerSends(_ isDelivering: Bool) {
    let subject = PublishSubject<Int>()
    var received: [Int] = []
    func addSubscriber() -> any Disposable {
      let object = Releasing { subject.onNext(2) }
      return subject.subscribe(onNext: { _ in withExtendedLifetime(object) {} })
    }
    let first = addSubscriber()
    let second = addSubscriber()
    for _ in 0..<3 { _ = subject.take(1).subscribe(onNext: { received.append($0) }) }
    if isDelivering {
      _ = subject.take(1).subscribe(onNext: { _ in
        first.dispose()
        second.dispose()
      })
      subject.onNext(1)
      #expect(received == [1, 1, 1])
    } else {
      first.dispose()
      #expect(received == [2, 2, 2])
      second.dispose()
    }
    #expect(!subject.hasObservers)
  }

  @Test("An object that is released with its subscriber can add subscribers in its deinit", arguments: [1, 3, 40])
  func deinitOfListenerSubscribes(_ count: Int) {
    let subject = PublishSubject<Int>()
    var received: [Int] = []
    func addSubscriber() -> any Disposable {
      let object = Releasing {
        for index in 0..<count { _ = subject.subscribe(onNext: { received.append($0 * 100 + index) }) }
      }
      return subject.subscribe(onNext: { _ in withExtendedLifetime(object) {} })
    }
    let outside = addSubscriber()
    outside.dispose()
    subject.onNext(1)
    #expect(received == (0..<count).map { 100 + $0 })
    received = []
    let inside = SerialDisposable()
    _ = subject.take(1).subscribe(onNext: { _ in inside.dispose() })
    inside.disposable = addSubscriber()
    subject.onNext(2)
    subject.onNext(3)
    #expect(received == (0..<count).map { 200 + $0 } + (0..<count * 2).map { 300 + $0 % count })
  }

  // MARK: Values that are replaced

  @Test("An element that sample replaces can send on the sampler in its deinit")
  func deinitOfSampledElementSends() {
    let source = PublishSubject<Holder>()
    let sampler = PublishSubject<Void>()
    var received: [Int] = []
    _ = source.sample(sampler).subscribe(onNext: { received.append($0.number) })
    source.onNext(Holder(number: 1, object: Releasing { sampler.onNext(()) }))
    source.onNext(Holder(number: 2, object: Releasing {}))
    #expect(received == [2])
    sampler.onNext(())
    #expect(received == [2])
  }

  @Test("A value that a BehaviorSubject replaces can read and replace the new value in its deinit")
  func deinitOfReplacedValue() throws {
    let subject = BehaviorSubject<Holder?>(value: nil)
    var received: [Int?] = []
    _ = subject.subscribe(onNext: { received.append($0?.number) })
    subject.onNext(
      Holder(
        number: 1,
        object: Releasing {
          #expect((try? subject.value())??.number == 2)
          subject.onNext(Holder(number: 3, object: nil))
        }))
    subject.onNext(Holder(number: 2, object: nil))
    #expect(received == [nil, 1, 2, 3])
    #expect(try subject.value()?.number == 3)
  }

  @Test("A value that a BehaviorRelay replaces can read and replace the new value in its deinit")
  func deinitOfReplacedRelayValue() {
    let relay = BehaviorRelay<Holder?>(value: nil)
    var received: [Int?] = []
    _ = relay.subscribe(onNext: { received.append($0?.number) })
    relay.accept(
      Holder(
        number: 1,
        object: Releasing {
          #expect(relay.value?.number == 2)
          relay.accept(Holder(number: 3, object: nil))
        }))
    relay.accept(Holder(number: 2, object: nil))
    #expect(received == [nil, 1, 2, 3])
    #expect(relay.value?.number == 3)
  }

  @Test("An element that an AsyncSubject replaces can send another element in its deinit")
  func deinitOfAsyncElement() {
    let subject = AsyncSubject<Holder>()
    var received: [Int] = []
    _ = subject.subscribe(onNext: { received.append($0.number) })
    subject.onNext(Holder(number: 1, object: Releasing { subject.onNext(Holder(number: 3, object: nil)) }))
    subject.onNext(Holder(number: 2, object: nil))
    subject.onCompleted()
    #expect(received == [3])
  }

  @Test("An element that distinctUntilChanged replaces can send another element in its deinit")
  func deinitOfDistinctElement() {
    let source = PublishSubject<Holder>()
    var received: [Int] = []
    _ = source.distinctUntilChanged { $0.number == $1.number }.subscribe(onNext: { received.append($0.number) })
    source.onNext(Holder(number: 1, object: Releasing { source.onNext(Holder(number: 2, object: nil)) }))
    source.onNext(Holder(number: 2, object: nil))
    source.onNext(Holder(number: 3, object: nil))
    #expect(received == [1, 2, 3])
  }

  @Test("The outer sequence can send during the disposal of a replaced inner sequence")
  func nestedSwitch() {
    let outer = PublishSubject<Int>()
    var received: [Int] = []
    _ = outer.flatMapLatest { number in
      Observable<Int>.create { observer in
        observer.onNext(number)
        return Disposables.create { if number == 1 { outer.onNext(3) } }
      }
    }.subscribe(onNext: { received.append($0) })
    outer.onNext(1)
    outer.onNext(2)
    #expect(received == [1, 2, 3])
    outer.onNext(4)
    #expect(received == [1, 2, 3, 4])
  }

  @Test("flatMapLatest releases everything if its own closure disposes the subscription")
  func disposedSwitchIsReleased() {
    weak var token: Token?
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    do {
      let strong = Token()
      token = strong
      subscription.disposable = subject.flatMapLatest { element in
        subscription.dispose()
        return Observable.just(element)
      }.subscribe(onNext: { [strong] _ in withExtendedLifetime(strong) {} })
    }
    subject.onNext(1)
    #expect(token == nil)
  }

  // MARK: Nothing after dispose

  @Test("An operator delivers nothing after its closure disposes the subscription", arguments: Operator.allCases)
  func closureDisposes(_ tested: Operator) {
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var received: [Int] = []
    func act(_ number: Int) {
      if number == 2 { subscription.dispose() }
    }
    subscription.disposable = tested.apply(to: subject, act).subscribe(onNext: { received.append($0) })
    subject.onNext(1)
    let before = received
    subject.onNext(2)
    subject.onNext(3)
    #expect(received == before)
    #expect(!subject.hasObservers)
  }

  enum Operator: CaseIterable {
    case perform, map, filter, scan, scanInto, compactMap, distinct, distinctByKey, takeWhile, takeUntil, skipWhile
    case single, groupBy, withLatestFrom, combineLatest, zip, enumerated

    func apply(to source: Observable<Int>, _ act: @escaping (Int) -> Void) -> Observable<Int> {
      switch self {
      case .perform: source.do(onNext: act)
      case .map:
        source.map {
          act($0)
          return $0
        }
      case .filter:
        source.filter {
          act($0)
          return true
        }
      case .scan:
        source.scan(0) {
          act($1)
          return $1
        }
      case .scanInto:
        source.scan(into: 0) {
          act($1)
          $0 = $1
        }
      case .compactMap:
        source.compactMap { element -> Int? in
          act(element)
          return element
        }
      case .distinct:
        source.distinctUntilChanged { previous, element in
          act(element)
          return false
        }
      case .distinctByKey:
        source.distinctUntilChanged(
          { element in
            act(element)
            return element
          }, comparer: { $0 == $1 })
      case .takeWhile:
        source.take(
          while: {
            act($0)
            return true
          })
      case .takeUntil:
        source.take(
          until: {
            act($0)
            return false
          })
      case .skipWhile:
        source.skip(
          while: {
            act($0)
            return false
          }
        ).skip(
          while: {
            act($0)
            return $0 == 1
          })
      case .single:
        source.skip(1).single {
          act($0)
          return true
        }
      case .groupBy:
        source.groupBy { element -> Int in
          act(element)
          return element
        }.flatMap { $0 }
      case .withLatestFrom:
        source.withLatestFrom(Observable.just(0)) { element, _ in
          act(element)
          return element
        }
      case .combineLatest:
        .combineLatest(source, Observable.just(0)) { element, _ in
          act(element)
          return element
        }
      case .zip:
        .zip(source, Observable.of(0, 0, 0)) { element, _ in
          act(element)
          return element
        }
      case .enumerated:
        source.enumerated().map { pair in
          act(pair.element)
          return pair.element
        }
      }
    }
  }

  @Test("amb delivers nothing if the disposal of the losing source disposes the subscription")
  func disposedByLoser() {
    let winner = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var received: [Int] = []
    let loser = Observable<Int>.never().do(onDispose: { subscription.dispose() })
    subscription.disposable = winner.amb(loser).subscribe(onNext: { received.append($0) })
    winner.onNext(1)
    #expect(received == [])
    #expect(!winner.hasObservers)
  }

  @Test("Disposing a subscription stops all sources before the first source is released")
  func disposeSilencesFirst() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var received: [Int] = []
    var object: Releasing? = Releasing { second.onNext(1) }
    let subscription = Observable.merge(
      first.map { [object] element in withExtendedLifetime(object) { element } }, second
    ).subscribe(onNext: { received.append($0) })
    object = nil
    withExtendedLifetime(object) {}
    subscription.dispose()
    #expect(received == [])
  }

  // MARK: Reference cycles

  @Test("A view model that is held by its own subscription is released when the sequence ends")
  func modelHeldByItsSubscription() {
    final class Model {
      let bag = DisposeBag()
      var completions = 0
    }
    weak var model: Model?
    let subject = PublishSubject<Int>()
    do {
      let strong = Model()
      model = strong
      subject.subscribe(onNext: { _ in }, onCompleted: { strong.completions += 1 }).disposed(by: strong.bag)
    }
    #expect(model != nil)
    subject.onCompleted()
    #expect(model == nil)
  }

  @Test("An element that is sent during a delivery can send another element in its deinit")
  func deinitOfWaitingElementSends() {
    let subject = PublishSubject<Holder>()
    var received: [Int] = []
    _ = subject.subscribe(onNext: { element in
      received.append(element.number)
      if element.number == 1 {
        subject.onNext(Holder(number: 2, object: Releasing { subject.onNext(Holder(number: 4, object: nil)) }))
        subject.onNext(Holder(number: 3, object: nil))
      }
    })
    subject.onNext(Holder(number: 1, object: nil))
    #expect(received.sorted() == [1, 2, 3, 4])
    #expect(received.prefix(3) == [1, 2, 3] || received.prefix(3) == [1, 2, 4])
  }

  @Test(
    "If an element's deinit sends another element after a delivery, the other element is delivered",
    arguments: 0..<3)
  func deinitOfDeliveredElementSends(_ round: Int) {
    let first = PublishSubject<Holder>()
    let second = PublishSubject<Holder>()
    var received: [Int] = []
    _ = Observable.merge(first.map { Holder(number: $0.number, object: $0.object) }, second)
      .subscribe(onNext: { received.append($0.number) })
    for number in 0..<10 {
      let object = Releasing { second.onNext(Holder(number: number * 2 + 1, object: nil)) }
      first.onNext(Holder(number: number * 2, object: object))
    }
    #expect(received == Array(0..<20))
  }

  // MARK: Constant cost

  @Test("The time to add and remove an inner sequence does not depend on the number of live sequences")
  func liveInnerSequencesAreLinear() {
    func time(_ count: Int) -> Duration {
      (0..<3).map { _ in
        measureProcessorTime {
          let outer = PublishSubject<PublishSubject<Int>>()
          let inner = (0..<count).map { _ in PublishSubject<Int>() }
          let subscription = outer.flatMap { $0 }.subscribe(onNext: { _ in })
          for subject in inner { outer.onNext(subject) }
          for subject in inner { subject.onCompleted() }
          subscription.dispose()
        }
      }.min() ?? .zero
    }
    // If the time per sequence is constant, the ratio is 4. If the time per sequence grows linearly, the ratio is 16.
    let ratio = time(16_000) / time(4_000)
    #expect(ratio < 8, "\(ratio)")
  }
}

import Reactive
import ReactiveTesting
import Testing

/// A sequence of `Element` can be bound to targets that take `Element` and to targets that take `Element?`.
@MainActor
@Suite struct BindTests {
  private let bag = DisposeBag()
  private var received = Received()

  private final class Received {
    var elements: [Int?] = []
  }

  private func record(_ source: some ObservableConvertibleType<Int?>) {
    source.asObservable().subscribe(onNext: { [received] in received.elements.append($0) }).disposed(by: bag)
  }

  @Test("A sequence can be bound to every kind of relay") func bindToRelays() {
    let publish = [PublishRelay<Int>(), PublishRelay<Int>()]
    let behavior = BehaviorRelay(value: 0)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    publish.forEach { record($0.map { $0 as Int? }) }
    Observable.just(1).bind(to: publish[0], publish[1]).disposed(by: bag)
    Observable.just(2).bind(to: behavior).disposed(by: bag)
    Observable.just(3).bind(to: replay).disposed(by: bag)
    record(replay.map { $0 as Int? })
    #expect(received.elements == [1, 1, 3])
    #expect(behavior.value == 2)
  }

  @Test("A sequence can be bound to subjects and relays of optionals") func bindToOptionals() {
    let subject = PublishSubject<Int?>()
    let publish = PublishRelay<Int?>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int?>.create(bufferSize: 1)
    record(subject)
    record(publish)
    Observable.just(1).bind(to: subject).disposed(by: bag)
    Observable.just(2).bind(to: publish).disposed(by: bag)
    Observable.just(3).bind(to: behavior).disposed(by: bag)
    Observable.just(4).bind(to: replay).disposed(by: bag)
    record(replay)
    #expect(received.elements == [1, 2, 4])
    #expect(behavior.value == 3)
  }

  @Test("A sequence of optionals can be bound to a relay of optionals") func bindOptionals() {
    let publish = PublishRelay<Int?>()
    record(publish)
    Observable.of(1, nil).bind(to: publish).disposed(by: bag)
    #expect(received.elements == [1, nil])
  }

  @Test("A driver can drive subjects and relays of optionals") func driveOptionals() {
    let subject = PublishSubject<Int?>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int?>.create(bufferSize: 1)
    let plain = ReplayRelay<Int>.create(bufferSize: 1)
    record(subject)
    Driver.just(1).drive(subject).disposed(by: bag)
    Driver.just(2).drive(behavior).disposed(by: bag)
    Driver.just(3).drive(replay).disposed(by: bag)
    Driver.just(4).drive(plain).disposed(by: bag)
    record(replay)
    record(plain.map { $0 as Int? })
    #expect(received.elements == [1, 3, 4])
    #expect(behavior.value == 2)
  }

  @Test("A signal can emit to subjects and relays of optionals") func emitOptionals() {
    let subject = PublishSubject<Int?>()
    let publish = PublishRelay<Int?>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int?>.create(bufferSize: 1)
    record(subject)
    record(publish)
    Signal.just(1).emit(to: subject).disposed(by: bag)
    Signal.just(2).emit(to: publish).disposed(by: bag)
    Signal.just(3).emit(to: behavior).disposed(by: bag)
    Signal.just(4).emit(to: replay).disposed(by: bag)
    record(replay)
    #expect(received.elements == [1, 2, 4])
    #expect(behavior.value == 3)
  }

  @Test("A curried binder receives the sequence first, and then its argument") func curriedArgument() {
    func rows(_ source: Observable<Int>) -> (_ cell: @escaping (Int) -> String) -> [String] {
      { cell in
        var cells: [String] = []
        _ = source.subscribe(onNext: { cells.append(cell($0)) })
        return cells
      }
    }
    #expect(Observable.of(1, 2).bind(to: rows, curriedArgument: { "row \($0)" }) == ["row 1", "row 2"])
    #expect(Driver.of(1, 2).drive(rows, curriedArgument: { "row \($0)" }) == ["row 1", "row 2"])
  }
}

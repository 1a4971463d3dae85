import Reactive
import ReactiveTesting
import Testing

/// What a sequence can be bound to: what takes its elements, and what takes them as optionals.
@MainActor
@Suite struct BindTests {
  private let bag = DisposeBag()
  private var heard = Heard()

  private final class Heard {
    var elements: [Int?] = []
  }

  private func listen(to source: some ObservableConvertibleType<Int?>) {
    source.asObservable().subscribe(onNext: { [heard] in heard.elements.append($0) }).disposed(by: bag)
  }

  @Test func bindReachesEveryRelay() {
    let publish = [PublishRelay<Int>(), PublishRelay<Int>()]
    let behavior = BehaviorRelay(value: 0)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    publish.forEach { listen(to: $0.map { $0 as Int? }) }
    Observable.just(1).bind(to: publish[0], publish[1]).disposed(by: bag)
    Observable.just(2).bind(to: behavior).disposed(by: bag)
    Observable.just(3).bind(to: replay).disposed(by: bag)
    listen(to: replay.map { $0 as Int? })
    #expect(heard.elements == [1, 1, 3])
    #expect(behavior.value == 2)
  }

  @Test func bindReachesWhatTakesOptionals() {
    let subject = PublishSubject<Int?>()
    let publish = PublishRelay<Int?>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int?>.create(bufferSize: 1)
    listen(to: subject)
    listen(to: publish)
    Observable.just(1).bind(to: subject).disposed(by: bag)
    Observable.just(2).bind(to: publish).disposed(by: bag)
    Observable.just(3).bind(to: behavior).disposed(by: bag)
    Observable.just(4).bind(to: replay).disposed(by: bag)
    listen(to: replay)
    #expect(heard.elements == [1, 2, 4])
    #expect(behavior.value == 3)
  }

  @Test func bindOfOptionalsReachesWhatTakesThem() {
    let publish = PublishRelay<Int?>()
    listen(to: publish)
    Observable.of(1, nil).bind(to: publish).disposed(by: bag)
    #expect(heard.elements == [1, nil])
  }

  @Test func driveReachesWhatTakesOptionals() {
    let subject = PublishSubject<Int?>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int?>.create(bufferSize: 1)
    let plain = ReplayRelay<Int>.create(bufferSize: 1)
    listen(to: subject)
    Driver.just(1).drive(subject).disposed(by: bag)
    Driver.just(2).drive(behavior).disposed(by: bag)
    Driver.just(3).drive(replay).disposed(by: bag)
    Driver.just(4).drive(plain).disposed(by: bag)
    listen(to: replay)
    listen(to: plain.map { $0 as Int? })
    #expect(heard.elements == [1, 3, 4])
    #expect(behavior.value == 2)
  }

  @Test func emitReachesWhatTakesOptionals() {
    let subject = PublishSubject<Int?>()
    let publish = PublishRelay<Int?>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int?>.create(bufferSize: 1)
    listen(to: subject)
    listen(to: publish)
    Signal.just(1).emit(to: subject).disposed(by: bag)
    Signal.just(2).emit(to: publish).disposed(by: bag)
    Signal.just(3).emit(to: behavior).disposed(by: bag)
    Signal.just(4).emit(to: replay).disposed(by: bag)
    listen(to: replay)
    #expect(heard.elements == [1, 2, 4])
    #expect(behavior.value == 3)
  }

  @Test func aCurriedBinderTakesTheSequenceAndThenItsArgument() {
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

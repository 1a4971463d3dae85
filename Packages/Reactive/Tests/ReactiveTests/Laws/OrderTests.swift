import Reactive
import ReactiveTesting
import Testing

@Suite struct OrderTests {
  let bag = DisposeBag()

  @Test func aSendFromInsideADeliveryReachesEverybodyAfterIt() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    subject.subscribe(onNext: {
      log.append("a\($0)")
      if $0 == 1 { subject.onNext(2) }
    }).disposed(by: bag)
    subject.subscribe(onNext: { log.append("b\($0)") }).disposed(by: bag)
    subject.onNext(1)
    #expect(log == ["a1", "b1", "a2", "b2"])
  }

  @Test func anEndFromInsideADeliveryReachesEverybodyAfterIt() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    subject.subscribe(
      onNext: { _ in
        log.append("a")
        subject.onCompleted()
        subject.onNext(2)
      }, onCompleted: { log.append("a|") }
    ).disposed(by: bag)
    subject.subscribe(onNext: { _ in log.append("b") }, onCompleted: { log.append("b|") }).disposed(by: bag)
    subject.onNext(1)
    #expect(log == ["a", "b", "a|", "b|"])
  }

  @Test func whoSubscribesDuringADeliveryHearsWhatIsSentAfterThat() {
    let subject = PublishSubject<Int>()
    var late: [Int] = []
    subject.subscribe(onNext: { element in
      if element != 1 { return }
      subject.onNext(2)
      _ = subject.subscribe(onNext: { late.append($0) })
      subject.onNext(3)
    }).disposed(by: bag)
    subject.onNext(1)
    subject.onNext(4)
    #expect(late == [3, 4])
  }

  @Test func aRelayHasItsNewValueAtOnceAndTellsItInOrder() {
    let relay = BehaviorRelay(value: 0)
    var log: [String] = []
    relay.subscribe(onNext: { element in
      log.append("a\(element)")
      if element == 1 {
        relay.accept(relay.value + 1)
        relay.accept(relay.value + 1)
        #expect(relay.value == 3)
      }
    }).disposed(by: bag)
    relay.subscribe(onNext: { log.append("b\($0)") }).disposed(by: bag)
    relay.accept(1)
    #expect(log == ["a0", "b0", "a1", "b1", "a2", "b2", "a3", "b3"])
  }

  @Test func whoSubscribesToARelayDuringADeliveryHearsTheLastValueOnce() {
    let relay = BehaviorRelay(value: 0)
    var late: [Int] = []
    relay.subscribe(onNext: { element in
      if element != 1 { return }
      relay.accept(2)
      _ = relay.subscribe(onNext: { late.append($0) })
    }).disposed(by: bag)
    relay.accept(1)
    relay.accept(3)
    #expect(late == [2, 3])
  }

  @Test func aSendFromInsideTheReplayComesAfterIt() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    subject.onNext(1)
    subject.onNext(2)
    var log: [Int] = []
    subject.subscribe(onNext: { element in
      log.append(element)
      if element == 1 { subject.onNext(3) }
    }).disposed(by: bag)
    #expect(log == [1, 2, 3])
  }

  @Test(arguments: [1, 2, 3, 7, 64, 500])
  func whoLeavesDuringADeliveryHearsNothingMore(_ count: Int) {
    let subject = PublishSubject<Int>()
    var heard: [Int: [Int]] = [:]
    var subscriptions: [any Disposable] = []
    for index in 0..<count {
      subscriptions.append(
        subject.subscribe(onNext: { element in
          heard[index, default: []].append(element)
          if element == 1, index.isMultiple(of: 2) { subscriptions[(index + 1) % count].dispose() }
        }))
    }
    subject.onNext(1)
    subject.onNext(2)
    for index in 0..<count {
      // Every even one stays, unless the last one, being even, has thrown out the first.
      let leaves = !index.isMultiple(of: 2) || (index == 0 && !(count - 1).isMultiple(of: 2) == false)
      let heardBefore: [Int] = index == 0 ? [1] : []
      #expect(heard[index] ?? [] == (leaves ? heardBefore : [1, 2]))
    }
  }

  @Test func aSubscriberMayLeaveInAnyOrderAndTheOthersStay() {
    let subject = PublishSubject<Int>()
    var heard: [Int] = []
    var subscriptions = (0..<100).map { index in subject.subscribe(onNext: { _ in heard.append(index) }) }
    var generator = SystemRandomNumberGenerator()
    subscriptions.shuffle(using: &generator)
    for left in stride(from: 100, through: 0, by: -1) {
      heard = []
      subject.onNext(0)
      #expect(heard.count == left)
      #expect(heard == heard.sorted())
      if let subscription = subscriptions.popLast() { subscription.dispose() }
    }
    #expect(!subject.hasObservers)
  }
}

import Reactive
import ReactiveTesting
import Testing

@Suite struct OrderTests {
  let bag = DisposeBag()

  @Test("An element that is sent during a delivery reaches all subscribers after that delivery")
  func sendDuringDelivery() {
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

  @Test("An end that is sent during a delivery reaches all subscribers after that delivery") func endDuringDelivery() {
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

  @Test("A subscriber that subscribes during a delivery receives only later events")
  func subscribeDuringDelivery() {
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

  @Test("A relay changes its value at once and delivers its values in order") func relayValue() {
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

  @Test("A subscriber that subscribes during a relay's delivery receives the latest value once")
  func lateSubscriberOfRelay() {
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

  @Test("An element that is sent during a replay is delivered after the replayed elements") func sendDuringReplay() {
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

  @Test("A subscriber that is disposed during a delivery receives nothing more", arguments: [1, 2, 3, 7, 64, 500])
  func leaveDuringDelivery(_ count: Int) {
    let subject = PublishSubject<Int>()
    var received: [Int: [Int]] = [:]
    var subscriptions: [any Disposable] = []
    for index in 0..<count {
      subscriptions.append(
        subject.subscribe(onNext: { element in
          received[index, default: []].append(element)
          if element == 1, index.isMultiple(of: 2) { subscriptions[(index + 1) % count].dispose() }
        }))
    }
    subject.onNext(1)
    subject.onNext(2)
    let lastDisposesFirst = (count - 1).isMultiple(of: 2)
    for index in 0..<count {
      let isDisposedByPredecessor = index % 2 == 1
      let expected: [Int] =
        if isDisposedByPredecessor { [] } else if index == 0, lastDisposesFirst { [1] } else { [1, 2] }
      #expect(received[index] ?? [] == expected)
    }
  }

  @Test("Subscriptions can be disposed in any order", arguments: 0..<8)
  func leaveInAnyOrder(_ seed: Int) {
    let subject = PublishSubject<Int>()
    var received: [Int] = []
    var subscriptions = (0..<100).map { index in subject.subscribe(onNext: { _ in received.append(index) }) }
    var generator = SeededGenerator(seed)
    subscriptions.shuffle(using: &generator)
    for left in stride(from: 100, through: 0, by: -1) {
      received = []
      subject.onNext(0)
      #expect(received.count == left)
      #expect(received == received.sorted())
      if let subscription = subscriptions.popLast() { subscription.dispose() }
    }
    #expect(!subject.hasObservers)
  }
}

import Reactive
import ReactiveTesting
import Testing

@Suite struct BlockingTests {
  @Test("toBlocking() reads a sequence that ends during the call of subscribe") func synchronousSequence() throws {
    #expect(try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3])
    #expect(try Observable.of(1, 2, 3).toBlocking().first() == 1)
    #expect(try Observable.of(1, 2, 3).toBlocking().last() == 3)
    #expect(try Observable<Int>.empty().toBlocking().first() == nil)
    #expect(try Single.just(7).toBlocking().single() == 7)
    #expect(try Observable.of(1, 2, 3).toBlocking().single { $0 == 2 } == 2)
  }

  @Test("single fails unless there is exactly one element") func onlyElement() {
    #expect(throws: RxError.moreThanOneElement) { try Observable.of(1, 2).toBlocking().single() }
    #expect(throws: RxError.noElements) { try Observable<Int>.empty().toBlocking().single() }
  }

  @Test("first() returns the first element of an endless sequence") func firstOfEndlessSequence() throws {
    let relay = BehaviorRelay(value: 1)
    #expect(try relay.toBlocking().first() == 1)
    #expect(!relay.hasObservers)
  }

  @Test("toArray() throws the sequence's error") func errorIsThrown() {
    #expect(throws: TestError.self) { try Observable<Int>.error(TestError()).toBlocking().toArray() }
  }

  @Test("toBlocking(scheduler:) runs a sequence in virtual time to its end") func virtualTime() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(3)
    #expect(try source.toBlocking(scheduler: scheduler).toArray() == [0, 1, 2])
    #expect(scheduler.clock == 30)
  }

  @Test("The timeout of toBlocking ends an endless sequence") func timeout() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
    #expect(throws: RxError.timeout) {
      try source.toBlocking(timeout: .seconds(35), scheduler: scheduler).toArray()
    }
    switch source.toBlocking(timeout: .seconds(35), scheduler: scheduler).materialize() {
    case .failed(let elements, let error):
      #expect(elements == [0, 1, 2])
      #expect(error as? RxError == .timeout)
    case .completed: Issue.record("an endless sequence has no end")
    }
  }

  @Test("Reading a sequence that cannot end throws NotEndedError") func sequenceWithoutEnd() {
    #expect(throws: NotEndedError.self) { try Observable<Int>.never().toBlocking().toArray() }
  }

  @Test("materialize() returns the elements and whether the sequence completed") func materialize() {
    guard case .completed(let elements) = Observable.of(1, 2).toBlocking().materialize() else {
      Issue.record("expected a completion")
      return
    }
    #expect(elements == [1, 2])
  }
}

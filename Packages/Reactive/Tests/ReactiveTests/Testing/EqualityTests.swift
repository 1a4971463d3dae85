import Reactive
import ReactiveTesting
import Testing

@Suite struct EqualityTests {
  @Test("Events of all traits can be compared") func eventsOfTraits() {
    #expect(MaybeEvent.success(1) == .success(1))
    #expect(MaybeEvent.success(1) != .success(2))
    #expect(MaybeEvent<Int>.error(TestError(number: 1)) == .error(TestError(number: 1)))
    #expect(MaybeEvent<Int>.error(TestError(number: 1)) != .error(TestError(number: 2)))
    #expect(MaybeEvent<Int>.completed != .success(1))
    #expect(CompletableEvent.completed == .completed)
    #expect(CompletableEvent.error(TestError()) == .error(TestError()))
    #expect(CompletableEvent.error(TestError()) != .completed)
    #expect(InfallibleEvent.next(1) == .next(1))
    #expect(InfallibleEvent.next(1) != .completed)
    let success: SingleEvent<Int> = .success(1)
    let failure: SingleEvent<Int> = .failure(TestError())
    #expect(success == SingleEvent<Int>.success(1))
    #expect(failure == SingleEvent<Int>.failure(TestError()))
    #expect(!(success == failure))
  }

  @Test("A list that Recorded.events returns needs no type annotation") func listOfEvents() {
    let events = Recorded.events(.next(210, 1), .completed(220))
    #expect(events == [Recorded<Event<Int>>.next(210, 1), .completed(220)])
    #expect(Recorded.events([.next(210, 1), .completed(220)]) == events)
  }
}

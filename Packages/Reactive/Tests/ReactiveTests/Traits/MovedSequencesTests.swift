import Reactive
import ReactiveTesting
import Testing

/// Tests of sequences and extensions that are typical of RxSwift projects.
@Suite("Code moved from RxSwift: creating and zipping sequences, and extensions of traits")
struct MovedSequencesTests {
  @Test("just, timer and from(optional:) accept a scheduler") func scheduledElements() {
    #expect(TestScheduler.events { Single.just(1, scheduler: $0) }.first == .next(201, 1))
    #expect(TestScheduler.events { Maybe.just(1, scheduler: $0) }.first == .next(201, 1))
    #expect(TestScheduler.events { Single<Int>.timer(.seconds(5), scheduler: $0) } == [.next(205, 0), .completed(205)])
    #expect(TestScheduler.events { Maybe<Int>.timer(.seconds(5), scheduler: $0) } == [.next(205, 0), .completed(205)])
    #expect(TestScheduler.events { Observable.from(optional: 1, scheduler: $0) }.first == .next(201, 1))
    #expect(TestScheduler.events { Observable<Int>.from(optional: nil, scheduler: $0) } == [.completed(201)])
  }

  @Test("generate with a scheduler schedules one action for each element") func scheduledGenerate() {
    let events = TestScheduler.events { scheduler in
      Observable.generate(
        initialState: 1, condition: { $0 < 5 }, scheduler: scheduler, iterate: { $0 * 2 })
    }
    #expect(events == [.next(201, 1), .next(202, 2), .next(203, 4), .completed(204)])
  }

  @Test("An error that a closure of generate throws ends the sequence") func generateFails() {
    let condition = TestScheduler.events { scheduler in
      Observable.generate(
        initialState: 1,
        condition: { if $0 > 1 { throw TestError() } else { true } }, scheduler: scheduler, iterate: { $0 + 1 })
    }
    #expect(condition == [.next(201, 1), .error(202, TestError())])
    let iterate = TestScheduler.events { scheduler in
      Observable.generate(
        initialState: 1, condition: { _ in true }, scheduler: scheduler, iterate: { _ in throw TestError() })
    }
    #expect(iterate == [.next(201, 1), .error(202, TestError())])
  }

  @Test("generate stops when it is disposed") func generateStops() {
    let events = TestScheduler.events { scheduler in
      Observable.generate(initialState: 1, condition: { _ in true }, scheduler: scheduler, iterate: { $0 + 1 }).take(2)
    }
    #expect(events == [.next(201, 1), .next(202, 2), .completed(202)])
  }

  @Test("just(_:) can be passed as a function with one parameter") func justAsAFunction() throws {
    let number: Int? = 3
    let source = number.map(Observable.just) ?? .empty()
    #expect(try source.toBlocking().toArray() == [3])
    #expect(try Observable.of(1, 2).flatMap(Observable.just).toBlocking().toArray() == [1, 2])
    #expect(try [1, 2].map(Single.just).first?.toBlocking().first() == 1)
  }

  @Test("A collection of singles is zipped to an array") func zippedSingles() throws {
    let singles = [Single.just(1), .just(2), .just(3)]
    #expect(try Single.zip(singles).toBlocking().single() == [1, 2, 3])
    #expect(try Single.zip(singles.map { $0.map { "\($0)" } }).toBlocking().single() == ["1", "2", "3"])
    #expect(try Single.zip([Single<Int>]()).toBlocking().single() == [])
    let completables = [Completable.empty(), .empty()]
    #expect(try Completable.zip(completables).toBlocking().toArray().isEmpty)
  }

  @Test("concat and andThen release the first completable at its end") func concatenatedCompletables() {
    var log: [String] = []
    let subscription = Completable.empty().do(onCompleted: { log.append("first") }).concat(.empty())
      .subscribe(onCompleted: { log.append("end") })
    #expect(log == ["first", "end"])
    subscription.dispose()

    var token: Token? = Token()
    weak let observed = token
    func make() -> Completable { Completable.empty().do(onCompleted: { [token] in _ = token }) }
    let running = make().andThen(Completable.never()).subscribe()
    token = nil
    #expect(observed == nil)
    running.dispose()
  }

  @Test("A project's extension of PrimitiveSequenceType applies to singles") func ownExtension() throws {
    #expect(try Single.just(2).doubled().toBlocking().single() == 4)
    #expect(try Single.just(1).primitiveSequence.toBlocking().single() == 1)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Int {
  fileprivate func doubled() -> Single<Int> { primitiveSequence.map { $0 * 2 } }
}

extension TestScheduler {
  /// Subscribes to a sequence at 200 and returns the events.
  fileprivate static func events<Source: ObservableConvertibleType>(
    _ source: @escaping (TestScheduler) -> Source
  ) -> [Recorded<Event<Source.Element>>] {
    let scheduler = TestScheduler(initialClock: 0)
    return scheduler.start { source(scheduler) }.events
  }
}

import Reactive
import Testing

/// Tests of `combineLatest` and `zip` for traits, and of their overloads that send tuples. Other suites test
/// `combineLatest` and `zip` on observables.
@MainActor
@Suite struct CombinedTraitsTests {
  private let log = Log()
  private let bag = DisposeBag()

  @Test("Two to eight observables are combined to tuples")
  func tuplesOfObservables() {
    let s = (1...8).map { Observable.just($0) }
    _ = Observable.combineLatest(s[0], s[1]).subscribe(onNext: { log.add("\($0)") })
    _ = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4]).subscribe(onNext: { log.add("\($0)") })
    _ = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).subscribe(onNext: { log.add("\($0)") })
    _ = Observable.zip(s[0], s[1]).subscribe(onNext: { log.add("\($0)") })
    _ = Observable.zip(s[0], s[1], s[2], s[3], s[4]).subscribe(onNext: { log.add("\($0)") })
    _ = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).subscribe(onNext: { log.add("\($0)") })
    let expected = ["(1, 2)", "(1, 2, 3, 4, 5)", "(1, 2, 3, 4, 5, 6, 7, 8)"]
    #expect(log.lines == expected + expected)
  }

  @Test("Infallible sequences are combined to an infallible sequence")
  func infallible() {
    let s = (1...8).map { Infallible.just($0) }
    var results: [Infallible<[Int]>] = [
      .combineLatest(s[0], s[1]) { [$0, $1] },
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] },
      .zip(s[0], s[1]) { [$0, $1] },
      .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    results.append(Infallible.combineLatest(s[0], s[1], s[2]).map { [$0, $1, $2] })
    results.append(Infallible.zip(s[0], s[1], s[2]).map { [$0, $1, $2] })
    for result in results { _ = result.subscribe(onNext: { log.add("\($0.count) \($0.last ?? 0)") }) }
    #expect(log.lines == ["2 2", "8 8", "2 2", "8 8", "3 3", "3 3"])
  }

  @Test("Drivers and collections of drivers are combined to a driver")
  func drivers() {
    let s = (1...8).map { Driver.just($0) }
    var results: [Driver<[Int]>] = [
      .combineLatest(s[0], s[1]) { [$0, $1] },
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] },
      .combineLatest(s) { $0 },
      .zip(s[0], s[1]) { [$0, $1] },
      .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] },
      .zip(s) { $0 },
    ]
    results.append(Driver.combineLatest(s[0], s[1], s[2]).map { [$0, $1, $2] })
    results.append(Driver.zip(s[0], s[1], s[2]).map { [$0, $1, $2] })
    for result in results {
      result.drive(onNext: { [log] in log.add("\($0.count) \($0.last ?? 0)") }).disposed(by: bag)
    }
    #expect(log.lines == ["2 2", "8 8", "8 8", "2 2", "8 8", "8 8", "3 3", "3 3"])
  }

  @Test("Singles are zipped to a single, and maybes are zipped to a maybe")
  func primitiveSequences() {
    let s = (1...8).map { Single.just($0) }
    let m = (1...8).map { Maybe.just($0) }
    _ = Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).subscribe(onSuccess: { log.add("\($0)") })
    _ = Maybe<Int>.zip(m[0], m[1], m[2], m[3]) { $0 + $1 + $2 + $3 }.subscribe(onSuccess: { log.add("\($0)") })
    _ = Maybe.zip(m[0], m[1], m[2]).subscribe(onSuccess: { log.add("\($0)") })
    #expect(log.lines == ["(1, 2, 3, 4, 5, 6, 7, 8)", "10", "(1, 2, 3)"])
  }
}

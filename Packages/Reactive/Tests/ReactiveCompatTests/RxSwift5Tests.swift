import Reactive
import ReactiveCompat
import ReactiveTesting
import Testing

/// Functions that use the deprecated operator names of RxSwift 5. Only the implementation is deprecated, so calls
/// through the protocol cause no warning.
private protocol OldNames {
  func ofObservables() -> [(name: String, sent: Observable<Int>, expected: String)]
  func ofSingles() -> [(name: String, sent: Observable<Int>, expected: String)]
  func ends() -> [String]
}

private struct Failure: Error {}

private struct RxSwift5: OldNames {
  @available(*, deprecated)
  func ofObservables() -> [(name: String, sent: Observable<Int>, expected: String)] {
    let numbers = Observable.of(1, 2, 3, 4)
    let failing = Observable.of(1).concat(Observable<Int>.error(Failure()))
    let scheduler = ImmediateScheduler.instance
    var attempts = 0
    let flaky = Observable<Int>.deferred {
      attempts += 1
      return attempts == 1 ? failing : Observable.of(7)
    }
    return [
      ("catchError", failing.catchError { _ in Observable.of(9) }, "1 9 |"),
      ("catchErrorJustReturn", failing.catchErrorJustReturn(9), "1 9 |"),
      ("catchError(sequence)", Observable.catchError([failing, Observable.of(2)]), "1 2 |"),
      ("retryWhen", flaky.retryWhen { $0.map { _ in () } }, "1 7 |"),
      ("observeOn", numbers.observeOn(scheduler), "1 2 3 4 |"),
      ("subscribeOn", numbers.subscribeOn(scheduler), "1 2 3 4 |"),
      ("takeUntil", numbers.takeUntil(Observable<Void>.just(())), "|"),
      ("takeUntil(predicate)", numbers.takeUntil(.inclusive, predicate: { $0 == 2 }), "1 2 |"),
      ("takeWhile", numbers.takeWhile { $0 < 3 }, "1 2 |"),
      ("takeWhile(behavior)", numbers.takeWhile(.inclusive, predicate: { $0 < 3 }), "1 2 3 |"),
      ("skipWhile", numbers.skipWhile { $0 < 3 }, "3 4 |"),
      ("skipUntil", numbers.skipUntil(Observable<Void>.just(())), "1 2 3 4 |"),
      ("elementAt", numbers.elementAt(2), "3 |"),
      ("shareReplay", numbers.shareReplay(1), "1 2 3 4 |"),
      ("shareReplayLatestWhileConnected", numbers.shareReplayLatestWhileConnected(), "1 2 3 4 |"),
    ]
  }

  @available(*, deprecated)
  func ofSingles() -> [(name: String, sent: Observable<Int>, expected: String)] {
    let failing = Single<Int>.create { end in
      end(.error(Failure()))
      return Disposables.create()
    }
    return [
      ("error", failing.asObservable(), "error"),
      ("catchError", failing.catchError { _ in .just(9) }.asObservable(), "9 |"),
      ("catchErrorJustReturn", failing.catchErrorJustReturn(9).asObservable(), "9 |"),
      ("Maybe", failing.asMaybe().catchErrorJustReturn(9).asObservable(), "9 |"),
      ("retryWhen", failing.retryWhen { _ in Observable<Int>.error(Failure()) }.asObservable(), "error"),
      ("observeOn", Single.just(1).observeOn(ImmediateScheduler.instance).asObservable(), "1 |"),
      ("subscribeOn", Single.just(1).subscribeOn(ImmediateScheduler.instance).asObservable(), "1 |"),
      ("merge", Completable.merge(.empty(), .empty()).andThen(Observable.just(1)), "1 |"),
      ("merge([])", Completable.merge([.empty()]).andThen(Observable.just(1)), "1 |"),
    ]
  }

  @available(*, deprecated)
  func ends() -> [String] {
    var ends: [String] = []
    _ = Single.just(1).subscribe(onSuccess: { ends.append("\($0)") }, onError: { _ in ends.append("error") })
    _ = Single<Int>.error(Failure()).subscribe(onError: { _ in ends.append("single") })
    _ = Maybe<Int>.error(Failure()).subscribe(onSuccess: { _ in }, onError: { _ in ends.append("maybe") })
    _ = Completable.error(Failure()).subscribe(onCompleted: {}, onError: { _ in ends.append("completable") })
    return ends
  }
}

@Suite struct RxSwift5Tests {
  @Test("RxSwift 5's operators send the same events as their replacements") func operators() {
    let names: some OldNames = RxSwift5()
    for (name, sequence, expected) in names.ofObservables() + names.ofSingles() {
      #expect(sent(by: sequence) == expected, "\(name)")
    }
  }

  @Test("A Single, Maybe or Completable reports a failure to onError") func singleReportsFailureToOnError() {
    let names: some OldNames = RxSwift5()
    #expect(names.ends() == ["1", "single", "maybe", "completable"])
  }

  private func sent(by sequence: Observable<Int>) -> String {
    var events: [String] = []
    _ = sequence.subscribe(
      onNext: { events.append("\($0)") }, onError: { _ in events.append("error") },
      onCompleted: { events.append("|") })
    return events.joined(separator: " ")
  }
}

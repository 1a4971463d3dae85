import Reactive
import ReactiveTesting
import Testing

/// Tests what an operator sends when user code disposes the subscription just before an event, and that an operator
/// sends an element before it releases the source.
@Suite struct DisposedBeforeSendTests {
  private let subject = PublishSubject<Int>()
  private let subscription = SerialDisposable()

  @Test("first and element(at:) send the element before the source is released")
  func firstSendsBeforeItReleases() {
    var log: [String] = []
    let source = subject.do(onDispose: { log.append("released") })
    _ = source.first().subscribe(onSuccess: { log.append("first \($0 ?? 0)") })
    subject.onNext(1)
    _ = source.element(at: 0).subscribe(onNext: { log.append("element \($0)") })
    subject.onNext(2)
    #expect(log == ["first 1", "released", "element 2", "released"])
  }

  @Test("reduce sends nothing if its mapResult closure disposes the subscription")
  func reduceDisposedByItsClosure() {
    var received: [Int] = []
    subscription.disposable = subject.reduce(
      0, accumulator: +,
      mapResult: { [subscription] in
        subscription.dispose()
        return $0
      }
    ).subscribe(onNext: { received.append($0) })
    subject.onNext(1)
    subject.onCompleted()
    #expect(received == [])
  }

  @Test("A disposed timer sends nothing, even if its scheduler does not cancel the action")
  func timerOfAForgetfulScheduler() {
    final class ForgetfulScheduler: SchedulerType {
      var now = Duration.zero
      var actions: [() -> Void] = []
      func schedule(_ action: @escaping () -> Void) -> any Disposable {
        actions.append(action)
        return Disposables.create()
      }
      func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable { schedule(action) }
    }
    let scheduler = ForgetfulScheduler()
    var received: [Int] = []
    Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe(onNext: { received.append($0) }).dispose()
    Observable<Int>.timer(.seconds(1), scheduler: scheduler).subscribe(onNext: { received.append($0) }).dispose()
    Observable.just(1).delaySubscription(.seconds(1), scheduler: scheduler)
      .subscribe(onNext: { received.append($0) }).dispose()
    for action in scheduler.actions { action() }
    #expect(received == [])
  }

  @Test("A full window ends even if its subscriber disposes the subscription to the window operator")
  func windowDisposedByItsLastElement() {
    var hasEnded = false
    subscription.disposable = subject.window(timeSpan: .seconds(9), count: 1, scheduler: TestScheduler())
      .subscribe(onNext: { [subscription] window in
        _ = window.subscribe(onNext: { _ in subscription.dispose() }, onCompleted: { hasEnded = true })
      })
    subject.onNext(1)
    #expect(hasEnded)
  }
}

import Testing

/// What must not compile, each with what the compiler says, beside a twin that does.
@Suite struct IsolationTests {
  struct Probe: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Lines that must be refused.
    let refused: String
    /// What the compiler says of them.
    let diagnostic: String
    /// Nearly the same lines, which must compile.
    let accepted: String
  }

  static let probes = [
    Probe(
      testDescription: "a subject can not be sent to a detached task while it is used here",
      refused: """
        @MainActor func probe() {
          let subject = PublishSubject<Int>()
          Task.detached { subject.onNext(1) }
          subject.onNext(2)
        }
        """,
      diagnostic: "risks causing data races",
      accepted: """
        @MainActor func probe() {
          let subject = PublishSubject<Int>()
          Task { @MainActor in subject.onNext(1) }
          subject.onNext(2)
        }
        """),
    Probe(
      testDescription: "a pipeline can not be captured by a Sendable closure",
      refused: """
        func run(_ work: @escaping @Sendable () -> Void) { work() }
        func probe(_ source: Observable<Int>) {
          run { _ = source.map { $0 + 1 } }
        }
        """,
      diagnostic: "capture of 'source' with non-Sendable type 'Observable<Int>' in a '@Sendable' closure",
      accepted: """
        func run(_ work: () -> Void) { work() }
        func probe(_ source: Observable<Int>) {
          run { _ = source.map { $0 + 1 } }
        }
        """),
    Probe(
      testDescription: "a MainScheduler can not be made off the main actor",
      refused: """
        func probe() -> MainScheduler { MainScheduler() }
        """,
      diagnostic: "call to main actor-isolated initializer 'init(clock:)' in a synchronous nonisolated context",
      accepted: """
        @MainActor func probe() -> MainScheduler { MainScheduler() }
        """),
    Probe(
      testDescription: "a MainScheduler can not be fetched from another actor",
      refused: """
        actor Elsewhere {
          var scheduler: MainScheduler?
          func probe() async { scheduler = await MainScheduler.instance }
        }
        """,
      diagnostic: "non-Sendable",
      accepted: """
        @MainActor final class Here {
          var scheduler: MainScheduler?
          func probe() async { scheduler = MainScheduler.instance }
        }
        """),
    Probe(
      testDescription: "a driver can not be driven off the main actor",
      refused: """
        func probe(_ driver: Driver<Int>) -> any Disposable {
          driver.drive(onNext: { _ in })
        }
        """,
      diagnostic: "call to main actor-isolated instance method 'drive(onNext:onCompleted:onDisposed:)'",
      accepted: """
        @MainActor func probe(_ driver: Driver<Int>) -> any Disposable {
          driver.drive(onNext: { _ in })
        }
        """),
    Probe(
      testDescription: "a signal can not be listened to off the main actor",
      refused: """
        func probe(_ signal: Signal<Int>) -> any Disposable {
          signal.emit(onNext: { _ in })
        }
        """,
      diagnostic: "call to main actor-isolated instance method 'emit(onNext:onCompleted:onDisposed:)'",
      accepted: """
        @MainActor func probe(_ signal: Signal<Int>) -> any Disposable {
          signal.emit(onNext: { _ in })
        }
        """),
    Probe(
      testDescription: "an async selector is the main actor's",
      refused: """
        func probe(_ source: Observable<Int>) -> Observable<String> {
          source.flatMapLatest { element async throws -> String in "\\(element)" }
        }
        """,
      diagnostic: "call to main actor-isolated instance method 'flatMapLatest' in a synchronous nonisolated context",
      accepted: """
        @MainActor func probe(_ source: Observable<Int>) -> Observable<String> {
          source.flatMapLatest { element async throws -> String in "\\(element)" }
        }
        """),
    Probe(
      testDescription: "an observer can not be called from a dispatch queue or another thread's closure",
      refused: """
        func elsewhere(_ work: @escaping @Sendable () -> Void) {}
        func probe() -> Observable<Int> {
          Observable.create { observer in
            elsewhere { observer.onNext(1) }
            return Disposables.create()
          }
        }
        """,
      diagnostic: "non-Sendable type 'AnyObserver<Int>'",
      accepted: """
        func probe() -> Observable<Int> {
          Observable.create { observer in
            observer.onNext(1)
            return Disposables.create()
          }
        }
        """),
    Probe(
      testDescription: "an actor may own a pipeline, but not hand it out",
      refused: """
        actor Downloader {
          let progress = PublishSubject<Double>()
        }
        func probe(_ downloader: Downloader) async { await downloader.progress.onNext(1) }
        """,
      diagnostic: "non-Sendable type 'PublishSubject<Double>'",
      accepted: """
        actor Downloader {
          let progress = PublishSubject<Double>()
          func report(_ value: Double) { progress.onNext(value) }
        }
        func probe(_ downloader: Downloader) async { await downloader.report(1) }
        """),
    Probe(
      testDescription: "a driver's operators can not throw",
      refused: """
        struct Failure: Error {}
        func probe(_ driver: Driver<Int>) -> Driver<Int> {
          driver.map { if $0 == 1 { throw Failure() }; return $0 }
        }
        """,
      diagnostic: "invalid conversion from throwing function",
      accepted: """
        struct Failure: Error {}
        func probe(_ driver: Driver<Int>) -> Driver<Int> {
          driver.asObservable().map { if $0 == 1 { throw Failure() }; return $0 }.asDriver(onErrorJustReturn: 0)
        }
        """),
    Probe(
      testDescription: "a relay has no way to end",
      refused: """
        func probe(_ relay: PublishRelay<Int>) { relay.onCompleted() }
        """,
      diagnostic: "value of type 'PublishRelay<Int>' has no member 'onCompleted'",
      accepted: """
        func probe(_ relay: PublishRelay<Int>) { relay.accept(1) }
        """),
  ]

  @Test(arguments: probes)
  func whatBreaksTheRulesDoesNotCompile(_ probe: Probe) throws {
    let compiler = try Compiler()
    let said = try compiler.diagnostics(of: "import Reactive\n" + probe.refused)
    #expect(said.contains("error: "))
    #expect(said.contains(probe.diagnostic))
    #expect(try compiler.diagnostics(of: "import Reactive\n" + probe.accepted) == "")
  }
}

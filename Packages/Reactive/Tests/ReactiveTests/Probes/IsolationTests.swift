import Testing

/// Tests that the compiler rejects unsafe code. Each probe has an example that must not compile, the expected
/// diagnostic, and a similar example that must compile.
@Suite struct IsolationTests {
  struct Probe: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Code that the compiler must reject.
    let rejected: String
    /// A part of the expected diagnostic.
    let diagnostic: String
    /// Similar code, which must compile.
    let accepted: String
  }

  static let probes = [
    Probe(
      testDescription: "a subject cannot be sent to a detached task while it is used here",
      rejected: """
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
      testDescription: "a pipeline cannot be captured by a Sendable closure",
      rejected: """
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
      testDescription: "a MainScheduler cannot be created off the main actor",
      rejected: """
        func probe() -> MainScheduler { MainScheduler() }
        """,
      diagnostic: "call to main actor-isolated initializer 'init(clock:)' in a synchronous nonisolated context",
      accepted: """
        @MainActor func probe() -> MainScheduler { MainScheduler() }
        """),
    Probe(
      testDescription: "a MainScheduler cannot be fetched from another actor",
      rejected: """
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
      testDescription: "a driver cannot be driven off the main actor",
      rejected: """
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
      testDescription: "a signal cannot be emitted off the main actor",
      rejected: """
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
      testDescription: "flatMapLatest with an async closure cannot be called off the main actor",
      rejected: """
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
      testDescription: "an observer cannot be called from a dispatch queue or another thread's closure",
      rejected: """
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
      testDescription: "an actor can own a pipeline, but not share it",
      rejected: """
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
      testDescription: "a driver's operators cannot throw",
      rejected: """
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
      testDescription: "a relay cannot end",
      rejected: """
        func probe(_ relay: PublishRelay<Int>) { relay.onCompleted() }
        """,
      diagnostic: "value of type 'PublishRelay<Int>' has no member 'onCompleted'",
      accepted: """
        func probe(_ relay: PublishRelay<Int>) { relay.accept(1) }
        """),
  ]

  @Test("The compiler rejects unsafe code and accepts similar safe code", arguments: probes)
  func compilerRejects(_ probe: Probe) throws {
    let compiler = try Compiler()
    let diagnostics = try compiler.diagnostics(of: "import Reactive\n" + probe.rejected)
    #expect(diagnostics.contains("error: "))
    #expect(diagnostics.contains(probe.diagnostic))
    #expect(try compiler.diagnostics(of: "import Reactive\n" + probe.accepted) == "")
  }
}

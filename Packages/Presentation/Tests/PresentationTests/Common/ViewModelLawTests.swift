import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

/// Checks that each law reports the view model that breaks it, and that no other law does.
@MainActor
@Suite("The laws of view models") struct ViewModelLawTests {
  @Test("A correct view model follows every law", arguments: ViewModelLaw.allCases)
  func correctViewModelPasses(law: ViewModelLaw) async throws {
    try await law.check(FaultyScenario<NoFault>.self)
  }

  @Test("A request during transform is reported")
  func eagerRequestIsFound() async {
    await expectViolation(of: .nothingHappensBeforeASubscription, by: Eager.self)
  }

  @Test("State that calls of transform share is reported")
  func sharedStateIsFound() async {
    await expectViolation(of: .transformsAreIndependent, by: Remembering.self)
  }

  @Test("A request for each subscriber is reported")
  func unsharedOutputIsFound() async {
    await expectViolation(of: .aSecondSubscriberRequestsNothing, by: Unshared.self)
  }

  @Test("A subscription that is never disposed is reported")
  func leakIsFound() async {
    await expectViolation(of: .nothingIsRetained, by: Leaking.self)
  }

  @Test("An output that differs at random is reported")
  func randomOutputIsFound() async {
    await expectViolation(of: .outputsAreDeterministic, by: Random.self)
  }

  @Test("An output that emits nothing is reported")
  func silentOutputIsFound() async {
    await expectViolation(of: .everyOutputIsReached, by: Silent.self)
  }

  private func expectViolation<Fault: ViewModelFault>(of law: ViewModelLaw, by fault: Fault.Type) async {
    await #expect(throws: LawViolation.self) { try await law.check(FaultyScenario<Fault>.self) }
  }
}

/// A defect of a view model in these tests.
@MainActor
private protocol ViewModelFault: SendableMetatype {
  /// Whether each access to the output creates a new pipeline.
  static var isMadeAnew: Bool { get }
  static func values(of input: FaultyViewModel<Self>.Input, port: CountingPort) -> Driver<Int>
}

/// A port that counts its requests.
private final class CountingPort {
  var requests = 0

  func request() -> Int {
    requests += 1
    return 100
  }
}

private struct FaultyViewModel<Fault: ViewModelFault>: ViewModelType {
  struct Input {
    let typed: ControlEvent<Int>
  }

  struct Output {
    let make: () -> Driver<Int>
    var values: Driver<Int> { make() }
  }

  let port: CountingPort

  func transform(input: Input) -> Output {
    if Fault.isMadeAnew { return Output { Fault.values(of: input, port: port) } }
    let values = Fault.values(of: input, port: port)
    return Output { values }
  }
}

private struct FaultyScenario<Fault: ViewModelFault>: ViewModelScenario {
  let port = CountingPort()
  let typed = PublishRelay<Int>()

  var viewModel: FaultyViewModel<Fault> { FaultyViewModel(port: port) }
  var input: FaultyViewModel<Fault>.Input { .init(typed: ControlEvent(typed)) }
  func outputs(of output: FaultyViewModel<Fault>.Output) -> [ObservedOutput] {
    [ObservedOutput("values", output.values)]
  }

  func perform() async {
    typed.accept(1)
    typed.accept(2)
  }

  var requestCount: Int { port.requests }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [port, typed] }
}

extension ViewModelFault {
  fileprivate static var isMadeAnew: Bool { false }

  fileprivate static func sums(_ input: FaultyViewModel<Self>.Input, from start: Observable<Int>) -> Observable<Int> {
    start.flatMap { start in input.typed.scan(start, accumulator: +).startWith(start) }
  }
}

private enum NoFault: ViewModelFault {
  static func values(of input: FaultyViewModel<NoFault>.Input, port: CountingPort) -> Driver<Int> {
    sums(input, from: .deferred { .just(port.request()) }).asDriver(onErrorJustReturn: 0)
  }
}

private enum Eager: ViewModelFault {
  static func values(of input: FaultyViewModel<Eager>.Input, port: CountingPort) -> Driver<Int> {
    sums(input, from: .just(port.request())).asDriver(onErrorJustReturn: 0)
  }
}

private enum Remembering: ViewModelFault {
  static func values(of input: FaultyViewModel<Remembering>.Input, port: CountingPort) -> Driver<Int> {
    sums(input, from: .deferred { .just(port.request() + port.requests) }).asDriver(onErrorJustReturn: 0)
  }
}

private enum Unshared: ViewModelFault {
  static let isMadeAnew = true
  static func values(of input: FaultyViewModel<Unshared>.Input, port: CountingPort) -> Driver<Int> {
    sums(input, from: .deferred { .just(port.request()) }).asDriver(onErrorJustReturn: 0)
  }
}

private enum Leaking: ViewModelFault {
  static func values(of input: FaultyViewModel<Leaking>.Input, port: CountingPort) -> Driver<Int> {
    let values = BehaviorRelay(value: 0)
    // A cycle: the control retains the subscription, which retains the port, whose value retains the control.
    let kept = Kept()
    kept.subscription = input.typed.subscribe(onNext: { value in
      kept.port = port
      values.accept(value)
    })
    kept.control = input.typed
    return values.asDriver()
  }

  private final class Kept {
    var subscription: (any Disposable)?
    var control: ControlEvent<Int>?
    var port: CountingPort?
  }
}

private enum Silent: ViewModelFault {
  static func values(of input: FaultyViewModel<Silent>.Input, port: CountingPort) -> Driver<Int> {
    input.typed.filter { $0 > 100 }.asDriver(onErrorJustReturn: 0)
  }
}

private enum Random: ViewModelFault {
  static func values(of input: FaultyViewModel<Random>.Input, port: CountingPort) -> Driver<Int> {
    sums(input, from: .deferred { .just(port.request() + Int.random(in: 0...1_000_000_000)) })
      .asDriver(onErrorJustReturn: 0)
  }
}

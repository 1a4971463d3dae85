import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

/// Checks that each law reports a view model that breaks the law.
@MainActor
@Suite("The laws of view models") struct ViewModelLawTests {
  @Test("A correct view model follows every law", arguments: ViewModelLaw.allCases)
  func correctViewModelPasses(law: ViewModelLaw) async throws {
    try await law.check(FaultyScenario<NoFault>.self)
  }

  @Test("The laws report a request during transform")
  func eagerRequestIsFound() async throws {
    try await expectViolation(of: .nothingHappensBeforeASubscription, by: Eager.self)
  }

  @Test("The laws report shared state between calls of `transform`")
  func sharedStateIsFound() async throws {
    try await expectViolation(of: .transformsAreIndependent, by: Remembering.self)
  }

  @Test("The laws report an output that sends a request for each subscriber")
  func unsharedOutputIsFound() async throws {
    try await expectViolation(of: .aSecondSubscriberRequestsNothing, by: Unshared.self)
  }

  @Test("The laws report a subscription that is never disposed")
  func leakIsFound() async throws {
    try await expectViolation(of: .nothingIsRetained, by: Leaking.self)
  }

  @Test("The laws report an output with random elements")
  func randomOutputIsFound() async throws {
    try await expectViolation(of: .outputsAreDeterministic, by: Random.self)
  }

  @Test("The laws report an output that emits nothing")
  func silentOutputIsFound() async throws {
    try await expectViolation(of: .everyOutputIsReached, by: Silent.self)
  }

  @Test("An output that the scenario does not observe is reported")
  func unobservedOutputIsFound() async throws {
    let violation = try #require(
      await #expect(throws: LawViolation.self) {
        try await ViewModelLaw.everyOutputIsReached.check(ForgetfulScenario.self)
      })
    #expect(violation.description == "the scenario does not observe other")
    #expect(try Self.article().contains("`the scenario does not observe NAME`"))
  }

  @Test("The article about broken laws shows the code of the faulty view models in this file")
  func articleShowsTheCode() throws {
    let article = try Self.article()
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let blocks = article.matches(of: /```swift\n(.*?)\n```/.dotMatchesNewlines()).map { String($0.1) }
    #expect(blocks.count == ViewModelLaw.allCases.count + 1)
    for block in blocks {
      #expect(source.contains("\n    \(block)\n") || source.contains("\n  \(block)\n"), "not in this file: \(block)")
    }
  }

  private static func article() throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    let catalog = package.appending(path: "Sources/PresentationTesting/PresentationTesting.docc")
    return try String(contentsOf: catalog.appending(path: "BrokenLaws.md"), encoding: .utf8)
  }

  /// Checks that the law reports the fault with the message that the article shows.
  private func expectViolation<Fault: ViewModelFault>(of law: ViewModelLaw, by fault: Fault.Type) async throws {
    let heading = "\(law)".replacing(/[A-Z]/) { " " + $0.output.lowercased() }.lowercased()
    let violation = try #require(
      await #expect(throws: LawViolation.self) { try await law.check(FaultyScenario<Fault>.self) })
    let section = try #require(
      try Self.article().split(separator: "\n## ").first {
        $0.lowercased().hasPrefix(heading + "\n")
      })
    let message = section.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
      .joined(separator: "\n")
    #expect(!message.isEmpty)
    #expect(violation.description.hasPrefix(message))
  }
}

/// A defect of a view model that the laws must report.
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
    // Creates a retain cycle: `kept` holds the control, the control holds the closure, and the closure holds `kept`.
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

/// A scenario that observes one of two outputs.
private struct ForgetfulScenario: ViewModelScenario {
  struct ViewModel: ViewModelType {
    struct Output {
      let values: Driver<Int> = .just(1)
      let other: Driver<Int> = .just(2)
    }

    func transform(input: Void) -> Output { Output() }
  }

  var viewModel: ViewModel { ViewModel() }
  var input: Void { () }
  func outputs(of output: ViewModel.Output) -> [ObservedOutput] { [ObservedOutput("values", output.values)] }
  func perform() async {}
  var requestCount: Int { 0 }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [] }
}

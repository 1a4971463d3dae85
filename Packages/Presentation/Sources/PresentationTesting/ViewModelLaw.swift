import Presentation
import Reactive
import ReactiveTesting

/// The laws that every view model of this project follows.
///
///     @Test(arguments: ViewModelLaw.allCases)
///     func followsTheLaws(law: ViewModelLaw) async throws { try await law.check(PhotoListScenario.self) }
public enum ViewModelLaw: CaseIterable, Sendable {
  /// `transform` only builds a pipeline. Requests and observations start with the first subscription to an output.
  case nothingHappensBeforeASubscription
  /// A call of `transform` does not affect the outputs of another call.
  case transformsAreIndependent
  /// A later subscriber receives the current state at once and causes no requests.
  case aSecondSubscriberRequestsNothing
  /// All requests and observations end with the last subscription, and the scenario's fakes and controls are released.
  case nothingIsRetained
  /// Each output emits the same elements in the same order when a scenario runs again. The order between elements of
  /// different outputs may differ.
  case outputsAreDeterministic
  /// The scenario observes every output, and each output emits something. Without this law, the checks of the other
  /// laws could miss outputs.
  case everyOutputIsReached

  /// Runs a scenario and checks the law.
  ///
  /// - Throws: `LawViolation` if the view model does not follow the law. Traps if an output emits off the main actor.
  @MainActor
  public func check<Scenario: ViewModelScenario>(_ scenario: Scenario.Type) async throws {
    switch self {
    case .nothingHappensBeforeASubscription: try await Self.checkNothingHappens(Scenario.self)
    case .transformsAreIndependent: try await Self.checkTransforms(Scenario.self)
    case .aSecondSubscriberRequestsNothing: try await Self.checkASecondSubscriber(Scenario.self)
    case .nothingIsRetained: try await Self.checkNothingIsRetained(Scenario.self)
    case .outputsAreDeterministic: try await Self.checkTheSameOutputs(Scenario.self)
    case .everyOutputIsReached: try await Self.checkEveryOutput(Scenario.self)
    }
  }
}

/// The error for a view model that does not follow a law.
public struct LawViolation: Error, CustomStringConvertible {
  public let description: String
}

extension ViewModelLaw {
  @MainActor
  private static func checkNothingHappens<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    let scenario = Scenario()
    let output = scenario.viewModel.transform(input: scenario.input)
    await scenario.perform()
    try demand(scenario.requestCount == 0, "requests without a subscriber: \(scenario.requestCount)")
    try demand(
      scenario.activeCount == 0, "active requests or observations without a subscriber: \(scenario.activeCount)")
    withExtendedLifetime(output) {}
  }

  @MainActor
  private static func checkTransforms<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    let alone = await Log(of: Scenario())
    let scenario = Scenario()
    let other = scenario.viewModel.transform(input: scenario.input)
    let subscriptions = scenario.outputs(of: other).map { $0.subscribe { _ in } }
    await settle()
    for subscription in subscriptions { subscription.dispose() }
    await settle()
    let after = await Log(of: scenario)
    try alone.demandSame(after, "an earlier call of transform changes the outputs")
    withExtendedLifetime(other) {}
  }

  @MainActor
  private static func checkASecondSubscriber<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    let scenario = Scenario()
    let log = Log()
    let output = scenario.viewModel.transform(input: scenario.input)
    let bag = DisposeBag()
    for observed in scenario.outputs(of: output) { observed.subscribe { log.lines.append($0) }.disposed(by: bag) }
    await scenario.perform()
    let requestCount = scenario.requestCount
    let lines = log.lines
    for observed in scenario.outputs(of: output) { observed.subscribe { _ in }.disposed(by: bag) }
    await settle()
    try demand(scenario.requestCount == requestCount, "a second subscriber caused requests")
    try demand(log.lines == lines, "a second subscriber caused outputs to emit")
  }

  @MainActor
  private static func checkNothingIsRetained<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    var remains: [Remains] = []
    var ongoing = 0
    func runAndLeave() async {
      let scenario = Scenario()
      remains = scenario.parts.map(Remains.init)
      let output = scenario.viewModel.transform(input: scenario.input)
      let subscriptions = scenario.outputs(of: output).map { $0.subscribe { _ in } }
      await scenario.perform()
      for subscription in subscriptions { subscription.dispose() }
      await settle()
      ongoing = scenario.activeCount
    }
    await runAndLeave()
    await settle()
    try demand(ongoing == 0, "active requests or observations after the last subscription: \(ongoing)")
    let retained = remains.filter { $0.object != nil }
    try demand(
      retained.isEmpty, "retained after the last subscription: \(retained.map(\.name).joined(separator: ", "))")
  }

  @MainActor
  private static func checkTheSameOutputs<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    let first = await Log(of: Scenario())
    let second = await Log(of: Scenario())
    try first.demandSame(second, "the same inputs gave different outputs")
    try demand(!first.lines.isEmpty, "no output emits anything")
  }

  @MainActor
  private static func checkEveryOutput<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    let scenario = Scenario()
    let output = scenario.viewModel.transform(input: scenario.input)
    let observed = scenario.outputs(of: output).map(\.name)
    for case (let name?, let value) in Mirror(reflecting: output).children
    where value is any SharedSequenceConvertibleType && !observed.contains(name) {
      throw LawViolation(description: "the scenario does not observe \(name)")
    }
    let log = await Log(of: Scenario())
    let silent = observed.filter { name in !log.lines.contains { $0.hasPrefix("\(name): ") } }
    try demand(silent.isEmpty, "these outputs emit nothing: \(silent.joined(separator: ", "))")
  }

  private static func demand(_ holds: Bool, _ law: String) throws(LawViolation) {
    if !holds { throw LawViolation(description: law) }
  }
}

/// The elements of all outputs, in order.
@MainActor
private final class Log {
  var lines: [String] = []

  init() {}

  init<Scenario: ViewModelScenario>(of scenario: Scenario) async {
    let output = scenario.viewModel.transform(input: scenario.input)
    let bag = DisposeBag()
    for observed in scenario.outputs(of: output) {
      observed.subscribe { [unowned self] in lines.append($0) }.disposed(by: bag)
    }
    await scenario.perform()
  }

  private var byOutput: [Substring: [String]] {
    Dictionary(grouping: lines) { $0.prefix { $0 != ":" } }
  }

  func demandSame(_ other: Log, _ law: String) throws(LawViolation) {
    let (mine, others) = (byOutput, other.byOutput)
    for name in Set(mine.keys).union(others.keys).sorted() where mine[name] != others[name] {
      let (lines, otherLines) = (mine[name] ?? [], others[name] ?? [])
      let place = zip(lines, otherLines).prefix { $0 == $1 }.count
      let expected = place < lines.count ? lines[place] : "nothing"
      let found = place < otherLines.count ? otherLines[place] : "nothing"
      throw LawViolation(description: "\(law), \(name) at \(place):\n  expected: \(expected)\n  found:  \(found)")
    }
  }
}

/// A weak reference that shows whether an object has been released.
private struct Remains {
  let name: String
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    name = String(describing: type(of: object))
    self.object = object
  }
}

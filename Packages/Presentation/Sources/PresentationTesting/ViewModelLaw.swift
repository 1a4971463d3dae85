import Presentation
import Reactive
import ReactiveTesting

/// What every view model of this project obeys, one law a case.
///
///     @Test(arguments: ViewModelLaw.allCases)
///     func keepsTheLaws(law: ViewModelLaw) async throws { try await law.check(PhotoListScenario.self) }
public enum ViewModelLaw: CaseIterable, Sendable {
  /// `transform` only describes: until an output is listened to, no port is asked and nothing is observed.
  case nothingHappensBeforeSomebodyListens
  /// Another transform, made and left before, changes nothing.
  case transformsKnowNothingOfEachOther
  /// Whoever listens later is told at once where things stand, and asks nothing again.
  case aSecondListenerAsksNothing
  /// When the last listener leaves, everything ends; when the output is dropped, everything is released.
  case nothingIsKeptAfterTheLastListener
  /// The same scenario gives each output the same events in the same order. Two outputs that wait for different ports
  /// may come in either order: a port answers when it answers.
  case theSameInputsGiveTheSameOutputs
  /// The scenario listens to every output, and each of them says something: else the other laws would show little.
  case everyOutputIsReached

  /// - Throws: `LawViolation` when the law is broken. An output that is sent off the main actor traps.
  @MainActor
  public func check<Scenario: ViewModelScenario>(_ scenario: Scenario.Type) async throws {
    switch self {
    case .nothingHappensBeforeSomebodyListens: try await Self.checkNothingHappens(Scenario.self)
    case .transformsKnowNothingOfEachOther: try await Self.checkTransforms(Scenario.self)
    case .aSecondListenerAsksNothing: try await Self.checkASecondListener(Scenario.self)
    case .nothingIsKeptAfterTheLastListener: try await Self.checkNothingIsKept(Scenario.self)
    case .theSameInputsGiveTheSameOutputs: try await Self.checkTheSameOutputs(Scenario.self)
    case .everyOutputIsReached: try await Self.checkEveryOutput(Scenario.self)
    }
  }
}

/// A law that a view model does not keep.
public struct LawViolation: Error, CustomStringConvertible {
  public let description: String
}

extension ViewModelLaw {
  @MainActor
  private static func checkNothingHappens<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    let scenario = Scenario()
    let output = scenario.viewModel.transform(input: scenario.input)
    await scenario.perform()
    try demand(scenario.questions == 0, "nobody listens, and \(scenario.questions) questions were asked")
    try demand(scenario.ongoing == 0, "nobody listens, and \(scenario.ongoing) things go on")
    withExtendedLifetime(output) {}
  }

  @MainActor
  private static func checkTransforms<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    let alone = await Log(of: Scenario())
    let scenario = Scenario()
    let other = scenario.viewModel.transform(input: scenario.input)
    let listening = scenario.outputs(of: other).map { $0.listen { _ in } }
    await settle()
    for subscription in listening { subscription.dispose() }
    await settle()
    let after = await Log(of: scenario)
    try alone.demandSame(after, "a transform that was made and left before changes what comes")
    withExtendedLifetime(other) {}
  }

  @MainActor
  private static func checkASecondListener<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    let scenario = Scenario()
    let log = Log()
    let output = scenario.viewModel.transform(input: scenario.input)
    let bag = DisposeBag()
    for observed in scenario.outputs(of: output) { observed.listen { log.lines.append($0) }.disposed(by: bag) }
    await scenario.perform()
    let questions = scenario.questions
    let lines = log.lines
    for observed in scenario.outputs(of: output) { observed.listen { _ in }.disposed(by: bag) }
    await settle()
    try demand(scenario.questions == questions, "a second listener made the view model ask again")
    try demand(log.lines == lines, "a second listener made the first one hear something")
  }

  @MainActor
  private static func checkNothingIsKept<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    var remains: [Remains] = []
    var ongoing = 0
    func liveAndLeave() async {
      let scenario = Scenario()
      remains = scenario.parts.map(Remains.init)
      let output = scenario.viewModel.transform(input: scenario.input)
      let subscriptions = scenario.outputs(of: output).map { $0.listen { _ in } }
      await scenario.perform()
      for subscription in subscriptions { subscription.dispose() }
      await settle()
      ongoing = scenario.ongoing
    }
    await liveAndLeave()
    await settle()
    try demand(ongoing == 0, "everybody has left, and \(ongoing) things still go on")
    let kept = remains.filter { $0.object != nil }
    try demand(kept.isEmpty, "everybody has left, and these are kept: \(kept.map(\.name).joined(separator: ", "))")
  }

  @MainActor
  private static func checkTheSameOutputs<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    let first = await Log(of: Scenario())
    let second = await Log(of: Scenario())
    try first.demandSame(second, "the same inputs gave other outputs")
    try demand(!first.lines.isEmpty, "the scenario shows nothing")
  }

  @MainActor
  private static func checkEveryOutput<Scenario: ViewModelScenario>(_: Scenario.Type) async throws {
    let scenario = Scenario()
    let output = scenario.viewModel.transform(input: scenario.input)
    let listened = scenario.outputs(of: output).map(\.name)
    for case (let name?, let value) in Mirror(reflecting: output).children
    where value is any SharedSequenceConvertibleType && !listened.contains(name) {
      throw LawViolation(description: "the scenario does not listen to \(name)")
    }
    let log = await Log(of: Scenario())
    let silent = listened.filter { name in !log.lines.contains { $0.hasPrefix("\(name): ") } }
    try demand(silent.isEmpty, "these outputs say nothing: \(silent.joined(separator: ", "))")
  }

  private static func demand(_ holds: Bool, _ law: String) throws(LawViolation) {
    if !holds { throw LawViolation(description: law) }
  }
}

/// Everything that came out of a view model, in order.
@MainActor
private final class Log {
  var lines: [String] = []

  init() {}

  init<Scenario: ViewModelScenario>(of scenario: Scenario) async {
    let output = scenario.viewModel.transform(input: scenario.input)
    let bag = DisposeBag()
    for observed in scenario.outputs(of: output) {
      observed.listen { [unowned self] in lines.append($0) }.disposed(by: bag)
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
      let wanted = place < lines.count ? lines[place] : "nothing"
      let found = place < otherLines.count ? otherLines[place] : "nothing"
      throw LawViolation(description: "\(law), \(name) at \(place):\n  wanted: \(wanted)\n  found:  \(found)")
    }
  }
}

/// What may be left of an object.
private struct Remains {
  let name: String
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    name = String(describing: type(of: object))
    self.object = object
  }
}

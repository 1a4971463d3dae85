import Reactive
import ReactiveTesting
import Testing

/// The laws, over pipelines made at random, told random events at random times by sources that the subscriber may call
/// back into.
@Suite struct RandomProgramTests {
  /// What one run of a program showed.
  struct Outcome: Equatable {
    var program = ""
    var log: [String] = []
    var violations: [String] = []
    var openSources: [Int] = []
  }

  /// Runs the program that belongs to `seed`.
  static func run(_ seed: Int, _ token: Token) -> Outcome {
    var generator = SeededGenerator(seed)
    let program = Program.random(depth: 4, using: &generator)
    let scheduler = TestScheduler(initialClock: 0)
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    var outcome = Outcome(program: "\(program)")
    var isInside = false
    var hasEnded = false
    var isSubscribed = false
    var isDisposed = false
    var budget = 60
    let subscription = SingleAssignmentDisposable()

    func act() {
      let subject = subjects[Int.random(in: 0..<3, using: &generator)]
      switch Int.random(in: 0..<30, using: &generator) {
      case 0: subject.onCompleted()
      case 1: subject.onError(TestError())
      default: subject.onNext(Int.random(in: 0..<10, using: &generator))
      }
    }

    func hear(_ event: Event<Int>) {
      outcome.log.append("\(scheduler.clock) \(event)")
      if isInside { outcome.violations.append("two events at once") }
      if hasEnded { outcome.violations.append("\(event) after the end") }
      if isDisposed { outcome.violations.append("\(event) after the dispose") }
      isInside = true
      hasEnded = event.isStopEvent
      budget -= 1
      if budget > 0, Int.random(in: 0..<4, using: &generator) == 0 { act() }
      if isSubscribed, Int.random(in: 0..<40, using: &generator) == 0 {
        subscription.dispose()
        isDisposed = true
      }
      isInside = false
    }

    for time in stride(from: 1, through: 80, by: 2) { scheduler.scheduleAt(time) { act() } }
    let end = Int.random(in: 20...90, using: &generator)
    scheduler.scheduleAt(end) {
      subscription.dispose()
      isDisposed = true
    }
    subscription.setDisposable(program.build(subjects, scheduler, token).subscribe { hear($0) })
    isSubscribed = true
    scheduler.advanceTo(200)
    outcome.openSources = subjects.indices.filter { subjects[$0].hasObservers }
    return outcome
  }

  @Test(arguments: 0..<40)
  func theLawsHoldForEveryProgram(_ block: Int) {
    for seed in block * 100..<(block + 1) * 100 {
      weak var token: Token?
      let outcome: Outcome
      do {
        let strong = Token()
        token = strong
        outcome = Self.run(seed, strong)
      }
      #expect(outcome.violations == [], "seed \(seed): \(outcome.program) \(outcome.log)")
      #expect(outcome.openSources == [], "seed \(seed): \(outcome.program)")
      #expect(token == nil, "seed \(seed): \(outcome.program)")
    }
  }

  @Test(arguments: 0..<10)
  func theSameProgramGivesTheSameResult(_ block: Int) {
    for seed in block * 100..<(block + 1) * 100 {
      #expect(Self.run(seed, Token()) == Self.run(seed, Token()), "seed \(seed)")
    }
  }

  #if DEBUG
  @Test(arguments: 0..<10)
  func nothingIsAliveAfterAProgram(_ block: Int) {
    for seed in block * 100..<(block + 1) * 100 {
      let live = LiveResources()
      _ = LiveResources.$current.withValue(live) { Self.run(seed, Token()) }
      #expect(live.count == 0, "seed \(seed)")
    }
  }
  #endif
}

public import Reactive

/// Sequences as lines of text: `"-a-b-(c|)"`.
///
/// Each sign is one tick: `-` for nothing, `|` for the end, `#` for an error, anything else for an element. What stands
/// in parentheses comes in one tick. Spaces mean nothing.
public enum Marbles {
  /// The error that `#` stands for unless another is given.
  public struct Failure: Error, Equatable {
    /// Makes one.
    public init() {}
  }

  /// Reads a line. The first sign is at `start`.
  ///
  /// - Parameters:
  ///   - line: What to read.
  ///   - start: The time of the first sign, in ticks.
  ///   - error: What `#` stands for.
  ///   - value: What a sign stands for.
  public static func events<Element>(
    _ line: String, from start: TestTime = 0, error: any Error = Failure(), value: (Character) -> Element
  ) -> [Recorded<Event<Element>>] {
    var events: [Recorded<Event<Element>>] = []
    var time = start
    var isInGroup = false
    for sign in line {
      switch sign {
      case " ": continue
      case "(": isInGroup = true
      case ")": isInGroup = false
      case "-": break
      case "|": events.append(.completed(time))
      case "#": events.append(.error(time, error))
      default: events.append(.next(time, value(sign)))
      }
      if !isInGroup { time += 1 }
    }
    precondition(!isInGroup, "a group is not closed in \(line)")
    return events
  }

  /// Writes events as a line. The first sign is at `start`.
  ///
  /// - Parameters:
  ///   - events: What to write, in order of time.
  ///   - start: The time of the first sign, in ticks.
  ///   - symbol: How an element is written; its description unless told otherwise, in parentheses if it is longer than
  ///     a sign.
  public static func line<Element>(
    _ events: [Recorded<Event<Element>>], from start: TestTime = 0, symbol: (Element) -> String = { "\($0)" }
  ) -> String {
    var line = ""
    var time = start
    var rest = events[...]
    while let first = rest.first {
      line += String(repeating: "-", count: max(0, first.time - time))
      let together = rest.prefix { $0.time == first.time }
      rest = rest.dropFirst(together.count)
      let text = together.map { sign(of: $0.value, symbol) }.joined()
      line += text.count == 1 ? text : "(\(text))"
      time = first.time + 1
    }
    return line
  }

  private static func sign<Element>(of event: Event<Element>, _ symbol: (Element) -> String) -> String {
    switch event {
    case .next(let element): symbol(element)
    case .error: "#"
    case .completed: "|"
    }
  }
}

extension TestScheduler {
  /// A sequence that sends what `line` shows, whoever listens. The first sign is the default time of the subscription.
  public func createHotObservable(_ line: String, error: any Error = Marbles.Failure()) -> TestableObservable<String> {
    createHotObservable(Marbles.events(line, from: Defaults.subscribed, error: error) { String($0) })
  }

  /// A sequence that sends what `line` shows, from each subscription on.
  public func createColdObservable(_ line: String, error: any Error = Marbles.Failure()) -> TestableObservable<String> {
    createColdObservable(Marbles.events(line, error: error) { String($0) })
  }
}

extension TestableObserver {
  /// What came, as a line that starts at the default time of the subscription.
  public var line: String { Marbles.line(events, from: TestScheduler.Defaults.subscribed) }

  /// Nil when what came looks like `line`; else both lines, one under the other.
  ///
  ///     #expect(observer.difference(from: "-a-b-(c|)") == nil)
  public func difference(from line: String) -> String? {
    let expected = line.filter { $0 != " " }
    return expected == self.line ? nil : "\nexpected \(expected)\n     got \(self.line)\n"
  }
}

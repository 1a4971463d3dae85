public import Reactive

/// Marble diagrams: sequences as lines of text, such as `"-a-b-(c|)"`.
///
/// Each character is one tick. `-` is a tick without an event, `|` is the completion, `#` is an error, and any other
/// character is an element. Events in parentheses share one tick. Spaces are ignored.
public enum Marbles {
  /// The error that `#` stands for by default.
  public struct Failure: Error, Equatable {
    /// Creates the error.
    public init() {}
  }

  /// Returns the events of a diagram.
  ///
  /// - Parameters:
  ///   - line: The diagram.
  ///   - start: The time of the first character, in ticks.
  ///   - error: The error that `#` stands for.
  ///   - value: Returns the element for a character.
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

  /// Returns the diagram of events.
  ///
  /// - Parameters:
  ///   - events: The events, in order of time.
  ///   - start: The time of the first character, in ticks.
  ///   - symbol: Returns the text of an element. The diagram encloses a text of several characters in parentheses.
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
  /// Returns a hot observable that sends the events of a diagram. The time of the first character is
  /// `Defaults.subscribed`.
  public func createHotObservable(_ line: String, error: any Error = Marbles.Failure()) -> TestableObservable<String> {
    createHotObservable(Marbles.events(line, from: Defaults.subscribed, error: error) { String($0) })
  }

  /// Returns a cold observable that sends the events of a diagram.
  public func createColdObservable(_ line: String, error: any Error = Marbles.Failure()) -> TestableObservable<String> {
    createColdObservable(Marbles.events(line, error: error) { String($0) })
  }
}

extension TestableObserver {
  /// The diagram of the recorded events. The time of the first character is `TestScheduler.Defaults.subscribed`.
  public var line: String { Marbles.line(events, from: TestScheduler.Defaults.subscribed) }

  /// Returns nil if the recorded events match the diagram `line`; otherwise, returns both diagrams.
  ///
  ///     #expect(observer.difference(from: "-a-b-(c|)") == nil)
  public func difference(from line: String) -> String? {
    let expected = line.filter { $0 != " " }
    return expected == self.line ? nil : "\nexpected \(expected)\n     got \(self.line)\n"
  }
}

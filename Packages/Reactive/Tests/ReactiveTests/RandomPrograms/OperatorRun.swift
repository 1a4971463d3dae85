/// Compares one run of an operator with the operator's model.
final class OperatorRun {
  private let name: String
  private var model: any OperatorModel
  private let violate: (String) -> Void
  private var expectedEvents: [ModelEvent] = []
  private var expectedCalls: [[Int]] = []
  private var expectedStarts: [Int] = []
  private var sources: [Int: Edge] = [:]
  /// The ends of sources that are not released yet. A model with `releasesBeforeEnd` handles an end after the release.
  private var endings: [Int: ModelEvent] = [:]
  private var nextInner = 1
  /// Whether the operator has ended according to its model. The library may deliver the end later.
  private var hasEnded = false
  private(set) var isReleased = false

  init(_ name: String, _ model: any OperatorModel, _ violate: @escaping (String) -> Void) {
    self.name = name
    self.model = model
    self.violate = violate
    apply(self.model.started())
  }

  private func apply(_ effects: [Effect]) {
    for effect in effects where !hasEnded {
      switch effect {
      case .send(let event):
        expectedEvents.append(event)
        hasEnded = event.isEnd
      case .call(let elements): expectedCalls.append(elements)
      case .start(let source): expectedStarts.append(source)
      }
    }
  }

  private var isOver: Bool { hasEnded || isReleased }

  // MARK: What the library does

  func source(_ number: Int, _ edge: Edge, _ signal: Edge.Signal) {
    switch signal {
    case .started:
      sources[number] = edge
      if isOver { return }
      if expectedStarts.first == number {
        expectedStarts.removeFirst()
      } else {
        violate("\(name) subscribes to source \(number), expected \(expectedStarts)")
      }
      for (other, edge) in sources where other != number && !edge.isReleased {
        guard model.releasesBeforeNextStart(other, isStarting: !edge.isSubscribed) else { continue }
        violate("\(name) subscribes to source \(number) before it has released source \(other)")
      }
    case .event(let event):
      // A source that ends during the call that subscribes to it is released only when the call returns. The model
      // handles such an end at once.
      if event.isEnd, model.releasesBeforeEnd, edge.isSubscribed {
        endings[number] = event
      } else {
        handle(event, from: number)
      }
    case .released:
      if let end = endings.removeValue(forKey: number) { handle(end, from: number) }
    case .subscribed: break
    }
  }

  private func handle(_ event: ModelEvent, from number: Int) {
    if isOver { return }
    switch event {
    case .next(let element): apply(model.next(element, from: number))
    case .failed(let error): apply(model.failed(number, error))
    case .completed: apply(model.completed(number))
    }
  }

  /// Records that the library calls the user's closure.
  func called(_ elements: [Int]) {
    if isOver { return }
    if expectedCalls.first == elements {
      expectedCalls.removeFirst()
    } else {
      violate("\(name) calls its closure with \(elements), expected \(expectedCalls)")
    }
  }

  /// Records that the user's closure returned an element.
  func returned(_ element: Int) {
    if !isOver { apply(model.returned(element)) }
  }

  /// Records that the user's closure threw an error.
  func threw(_ error: Int) { apply([.send(.failed(error))]) }

  /// Records that the user's closure returned a source. Returns the number of the source.
  func returnedSource() -> Int {
    defer { nextInner += 1 }
    returned(nextInner)
    return nextInner
  }

  func subscriber(_ signal: Edge.Signal) {
    switch signal {
    case .event(let event):
      if expectedEvents.first == event {
        expectedEvents.removeFirst()
      } else {
        violate("\(name) sends \(event), expected \(expectedEvents)")
      }
    case .released: isReleased = true
    case .started, .subscribed: break
    }
  }

  /// Checks, between two deliveries, that no expected event, call or subscription is missing.
  func checkIdle() {
    if isReleased { return }
    if let event = expectedEvents.first { violate("\(name) does not send \(event)") }
    if hasEnded {
      violate("\(name) is not released after its end")
    } else {
      if let call = expectedCalls.first { violate("\(name) does not call its closure with \(call)") }
      if let start = expectedStarts.first { violate("\(name) does not subscribe to source \(start)") }
    }
  }
}

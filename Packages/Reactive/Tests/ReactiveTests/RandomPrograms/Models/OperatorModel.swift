/// An event as the models see it: an element is a number.
enum ModelEvent: Equatable {
  case next(Int)
  case failed(Int)
  case completed

  var isEnd: Bool {
    if case .next = self { false } else { true }
  }
}

/// What an operator must do next, according to its model.
enum Effect: Equatable {
  /// Send an event to the subscriber.
  case send(ModelEvent)
  /// Call the user's closure with these elements.
  case call([Int])
  /// Subscribe to the source with this number.
  case start(Int)
}

/// The specification of one operator: a state machine that turns the events of its sources into the effects of the
/// operator.
///
/// A model does not handle re-entrancy. One rule covers it for all operators: sources are handled in the order in
/// which they send, and effects happen in the order in which they are returned. An event that an operator must send
/// while it is still delivering another waits until that delivery is over.
///
/// After an end nothing more is expected, so a model does not track that it has ended.
protocol OperatorModel {
  /// Whether `source` must have been released before the next source is subscribed to.
  ///
  /// - Parameter isStarting: Whether the subscription to `source` is not complete yet.
  func releasesBeforeNextStart(_ source: Int, isStarting: Bool) -> Bool
  /// Whether a source is released before its end is handled. User code that the release calls may send to other sources.
  var releasesBeforeEnd: Bool { get }
  /// The operator has been subscribed to.
  mutating func started() -> [Effect]
  mutating func next(_ element: Int, from source: Int) -> [Effect]
  mutating func completed(_ source: Int) -> [Effect]
  mutating func failed(_ source: Int, _ error: Int) -> [Effect]
  /// The user's closure returned this element, or the source with this number.
  mutating func returned(_ value: Int) -> [Effect]
}

extension OperatorModel {
  func releasesBeforeNextStart(_ source: Int, isStarting: Bool) -> Bool { false }
  var releasesBeforeEnd: Bool { false }
  mutating func failed(_ source: Int, _ error: Int) -> [Effect] { [.send(.failed(error))] }
  mutating func returned(_ value: Int) -> [Effect] { [.send(.next(value))] }
}

/// An event that an operator receives or sends, in the specification of the operator (`OperatorModel`). All elements
/// are numbers.
enum ModelEvent: Equatable {
  case next(Int)
  case failed(Int)
  case completed

  var isEnd: Bool {
    if case .next = self { false } else { true }
  }
}

/// An action that an operator must perform, according to its model.
enum Effect: Equatable {
  /// Send an event to the subscriber.
  case send(ModelEvent)
  /// Call the user's closure with these elements.
  case call([Int])
  /// Subscribe to the source with this number.
  case start(Int)
}

/// The specification of an operator, as a state machine that turns events of the sources into effects.
///
/// A model does not handle re-entrancy, because the same rules apply to all operators:
///
/// - Events are handled in the order in which the sources send them.
/// - Effects happen in the order of the returned array.
/// - An event that the operator must send during a delivery waits until the delivery is over.
///
/// A model need not record that the operator has ended, because effects after the end are ignored.
protocol OperatorModel {
  /// Returns whether `source` must be released before the next source starts.
  ///
  /// - Parameter isStarting: Whether the call that subscribes to `source` is still running.
  func releasesBeforeNextStart(_ source: Int, isStarting: Bool) -> Bool
  /// Whether the operator releases a source before it handles the source's end. The order matters because the release
  /// may run user code that makes other sources send events.
  var releasesBeforeEnd: Bool { get }
  /// Returns the effects of a subscription to the operator.
  mutating func started() -> [Effect]
  mutating func next(_ element: Int, from source: Int) -> [Effect]
  mutating func completed(_ source: Int) -> [Effect]
  mutating func failed(_ source: Int, _ error: Int) -> [Effect]
  /// Returns the effects after the user's closure has returned `value`, which is an element or the number of a source.
  mutating func returned(_ value: Int) -> [Effect]
}

extension OperatorModel {
  func releasesBeforeNextStart(_ source: Int, isStarting: Bool) -> Bool { false }
  var releasesBeforeEnd: Bool { false }
  mutating func failed(_ source: Int, _ error: Int) -> [Effect] { [.send(.failed(error))] }
  mutating func returned(_ value: Int) -> [Effect] { [.send(.next(value))] }
}

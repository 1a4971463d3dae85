/// What a ``Gate`` is doing.
@usableFromInline
@frozen
enum Turn: UInt8 {
  /// Nothing.
  case free
  /// It handles an event.
  case taken
  /// It handles an event, and others wait.
  case awaited
}

extension BehaviorRelay {
  /// The relay as a ``Driver``.
  ///
  ///     relay       0-1--2--3---
  ///     subscriber     ^12--3---      (told 1 at once)
  ///
  /// - Cost: each call makes a shared run of its own; keeps the last element.
  /// - On error: there are none.
  /// - On dispose: the last one to leave gives back the place in the relay.
  @inlinable
  public func asDriver() -> Driver<Element> { Driver(self) }
}

extension PublishRelay {
  /// The relay as a ``Signal``.
  ///
  ///     relay       --1--2--3---
  ///     subscriber     ^-2--3---
  ///
  /// - Cost: each call makes a shared run of its own.
  /// - On error: there are none.
  /// - On dispose: the last one to leave gives back the place in the relay.
  @inlinable
  public func asSignal() -> Signal<Element> { Signal(self) }
}

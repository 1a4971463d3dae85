extension BehaviorRelay {
  /// The relay as a ``Driver``.
  @inlinable
  public func asDriver() -> Driver<Element> { Driver(self) }
}

extension PublishRelay {
  /// The relay as a ``Signal``.
  @inlinable
  public func asSignal() -> Signal<Element> { Signal(self) }
}

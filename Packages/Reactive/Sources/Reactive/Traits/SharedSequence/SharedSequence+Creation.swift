extension SharedSequence {
  /// Sends one element, then completes. See `Observable.just`.
  @inlinable
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.just(element))
  }

  /// Sends the given elements, then completes. See `Observable.of`.
  @inlinable
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.from(elements))
  }

  /// Sends the elements of a sequence, then completes. See `Observable.from`.
  @inlinable
  public static func from<Elements: Sequence>(_ sequence: Elements) -> SharedSequence<SharingStrategy, Element>
  where Elements.Element == Element {
    SharedSequence(Observable.from(sequence))
  }

  /// Sends the value of the optional, if there is one, then completes. See `Observable.from(optional:)`.
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.from(optional: optional))
  }

  /// Completes at once. See `Observable.empty`.
  @inlinable
  public static func empty() -> SharedSequence<SharingStrategy, Element> { SharedSequence(Observable.empty()) }

  /// Never sends an event. See `Observable.never`.
  @inlinable
  public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(Observable.never()) }

  /// Calls `observableFactory` when the first subscriber subscribes, and sends the events of the result. See
  /// `Observable.deferred`.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.deferred { observableFactory().asObservable() })
  }

  /// Sends the elements of all of `sources`. See `Observable.merge`.
  @inlinable
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  /// Sends the elements of all of `sources`. See `Observable.merge`.
  @inlinable
  public static func merge<Sources: Collection>(_ sources: Sources) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Sends the elements of `sources`, one source after the other. See `Observable.concat`.
  @inlinable
  public static func concat<Sources: Sequence>(_ sources: Sources) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(sources.lazy.map { $0.asObservable() }))
  }
}

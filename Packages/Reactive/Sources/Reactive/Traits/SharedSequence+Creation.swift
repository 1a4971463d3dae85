extension SharedSequence {
  /// Sends one element, then the end. See `Observable.just`.
  @inlinable
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.just(element))
  }

  /// Sends the elements given, then the end. See `Observable.of`.
  @inlinable
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.from(elements))
  }

  /// Sends the elements of a sequence, then the end. See `Observable.from`.
  @inlinable
  public static func from<Elements: Sequence>(_ sequence: Elements) -> SharedSequence<SharingStrategy, Element>
  where Elements.Element == Element {
    SharedSequence(Observable.from(sequence))
  }

  /// Sends the element that `optional` holds, if any, then the end. See `Observable.from(optional:)`.
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.from(optional: optional))
  }

  /// Sends the end at once. See `Observable.empty`.
  @inlinable
  public static func empty() -> SharedSequence<SharingStrategy, Element> { SharedSequence(Observable.empty()) }

  /// Sends nothing, not even the end. See `Observable.never`.
  @inlinable
  public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(Observable.never()) }

  /// Makes the sequence when somebody subscribes. See `Observable.deferred`.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.deferred { observableFactory().asObservable() })
  }

  /// Sends what all of `sources` send. See `Observable.merge`.
  @inlinable
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  /// Sends what all of `sources` send. See `Observable.merge`.
  @inlinable
  public static func merge<Sources: Collection>(_ sources: Sources) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Sends what `sources` send, one after the other. See `Observable.concat`.
  @inlinable
  public static func concat<Sources: Sequence>(_ sources: Sources) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(sources.lazy.map { $0.asObservable() }))
  }
}

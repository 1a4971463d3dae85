extension ObservableType {
  /// Returns an observable that sends the elements of a sequence, then completes.
  ///
  ///     from([1, 2, 3]) (123|)
  ///
  /// The elements are sent when the subscription has been set up. If one subscription contains several such
  /// observables, they take turns, and each sends one element per turn:
  /// `Observable.merge(.from([1, 3]), .from([2, 4]))` sends 1, 2, 3, 4. With a `scheduler`, each element is sent in an
  /// action of the scheduler.
  ///
  /// - Cost: two checks and one call per element; with a scheduler, one scheduled action per element.
  /// - On error: no error can occur.
  /// - On dispose: stops before the next element.
  @inlinable
  public static func from<Elements: Sequence>(
    _ sequence: Elements, scheduler: (any ImmediateSchedulerType)? = nil
  ) -> Observable<Element> where Elements.Element == Element {
    if let scheduler { return scheduled(sequence, scheduler) }
    return Pipeline { next, scope in scope.add(SequenceTurn(sequence, next, scope)) }
  }

  @usableFromInline
  static func scheduled<Elements: Sequence>(
    _ sequence: Elements, _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    Pipeline { next, scope in
      let iterator = AnyIterator(sequence.makeIterator())
      let timer = SerialDisposable()
      scope.own(timer)
      func step() {
        if scope.isDisposed { return }
        guard let element = iterator.next() else {
          scope.finish(nil)
          return
        }
        next(element)
        timer.disposable = scheduler.schedule(step)
      }
      timer.disposable = scheduler.schedule(step)
    }
  }

  /// Returns an observable that sends the value of `optional`, if there is one, then completes.
  ///
  ///     from(optional: 1)   (1|)
  ///     from(optional: nil) |
  ///
  /// - Cost: one allocation.
  /// - On error: no error can occur.
  /// - On dispose: there is nothing to release.
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { just(optional) } else { empty() }
  }

  /// Returns an observable that sends the value of `optional`, if there is one, then completes. Each event is sent in
  /// an action of `scheduler`.
  ///
  /// - Cost: at most two scheduled actions.
  /// - On error: no error can occur.
  /// - On dispose: an action that has not started does not run.
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from(optional.map { [$0] } ?? [], scheduler: scheduler)
  }
}

/// A source that sends the elements of a sequence and takes turns with the other sources of the subscription.
@usableFromInline
final class SequenceTurn<Elements: Sequence>: Turn {
  // The iterator is moved out of this property during its use, because the iterator's `next()` and the subscriber's
  // closures are user code.
  @usableFromInline var iterator: Elements.Iterator?
  @usableFromInline let next: (Elements.Element) -> Void
  @usableFromInline let scope: Scope

  @inlinable
  init(_ sequence: Elements, _ next: @escaping (Elements.Element) -> Void, _ scope: Scope) {
    iterator = sequence.makeIterator()
    self.next = next
    self.scope = scope
    super.init()
  }

  @inlinable
  override func run(_ turns: TurnQueue) {
    guard var iterator = iterator.take() else { return }
    while !scope.isDisposed {
      guard let element = iterator.next() else {
        scope.finish(nil)
        return
      }
      if scope.isDisposed { return }
      next(element)
      if !turns.isEmpty {
        if scope.isDisposed { return }
        self.iterator = iterator
        turns.append(self)
        return
      }
    }
  }
}

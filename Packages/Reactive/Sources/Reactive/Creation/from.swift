extension ObservableType {
  /// Sends the elements of a sequence, then the end; from `scheduler`, one action each, if there is one.
  ///
  ///     from([1, 2, 3]) (123|)
  ///
  /// - Cost: one check and one call an element; with a scheduler, one scheduled action.
  /// - On error: there are none.
  /// - On dispose: stops before the next element.
  @inlinable
  public static func from<Elements: Sequence>(
    _ sequence: Elements, scheduler: (any ImmediateSchedulerType)? = nil
  ) -> Observable<Element> where Elements.Element == Element {
    if let scheduler { return scheduled(sequence, scheduler) }
    return Pipeline { next, scope in
      for element in sequence {
        if scope.isDisposed { return }
        next(element)
      }
      scope.finish(nil)
    }
  }

  @usableFromInline
  static func scheduled<Elements: Sequence>(
    _ sequence: Elements, _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    Pipeline { next, scope in
      let iterator = Cell(sequence.makeIterator())
      let timer = SerialDisposable()
      scope.own(timer)
      func step() {
        if scope.isDisposed { return }
        guard let element = iterator.value.next() else {
          scope.finish(nil)
          return
        }
        next(element)
        timer.disposable = scheduler.schedule(step)
      }
      timer.disposable = scheduler.schedule(step)
    }
  }

  /// Sends the element, when there is one, then the end.
  ///
  ///     from(optional: 1)   (1|)
  ///     from(optional: nil) |
  ///
  /// - Cost: one allocation.
  /// - On error: there are none.
  /// - On dispose: nothing to release.
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { just(optional) } else { empty() }
  }
}

extension ObservableType {
  /// Returns an observable that sends `initialState`, then each result of `iterate` for the previous state, while
  /// `condition` holds.
  ///
  ///     generate(1, while < 5, × 2) (124|)
  ///
  /// Several such observables in one subscription take turns, as with ``from(_:scheduler:)``.
  /// With a `scheduler`, each element is sent in an action of the scheduler.
  ///
  /// - Cost: two calls per element; with a scheduler, one scheduled action per element.
  /// - On error: an error that a closure throws ends the sequence.
  /// - On dispose: stops before the next element.
  public static func generate<Failure: Error>(
    initialState: Element,
    condition: @escaping (Element) throws(Failure) -> Bool,
    scheduler: (any ImmediateSchedulerType)? = nil,
    iterate: @escaping (Element) throws(Failure) -> Element
  ) -> Observable<Element> {
    Pipeline { next, scope in
      let last = Box<Element?>(nil)
      // Sends at most one element, and returns whether another element may follow.
      let step = { () -> Bool in
        if scope.isDisposed { return false }
        do throws(Failure) {
          var state = initialState
          if let previous = last.value { state = try iterate(previous) }
          if scope.isDisposed { return false }
          guard try condition(state) else {
            scope.finish(nil)
            return false
          }
          last.value = state
          if scope.isDisposed { return false }
          next(state)
          return !scope.isDisposed
        } catch {
          scope.finish(error)
          return false
        }
      }
      guard let scheduler else {
        scope.add(StepTurn(step))
        return
      }
      let timer = SerialDisposable()
      scope.own(timer)
      func run() {
        if step() { timer.disposable = scheduler.schedule(run) }
      }
      timer.disposable = scheduler.schedule(run)
    }
  }
}

/// A source that calls `step` until `step` returns false. Each call sends at most one element.
private final class StepTurn: Turn {
  private let step: () -> Bool

  init(_ step: @escaping () -> Bool) {
    self.step = step
    super.init()
  }

  override func run(_ turns: TurnQueue) {
    while step() {
      if !turns.isEmpty {
        turns.append(self)
        return
      }
    }
  }
}

extension ObservableType {
  /// Sends the last element each time `sampler` sends something, unless nothing new has come since; when none has come,
  /// `defaultValue`, if there is one.
  ///
  ///     source          -1--2------3-|
  ///     sampler         ------x--x---x
  ///     sample(sampler) ------2------3|
  ///
  /// The end of `sampler` is a last sample, and the end.
  ///
  /// - Cost: one store an element, five allocations a subscription; keeps the last element.
  /// - On error: passes on that of either.
  /// - On dispose: both are disposed.
  public func sample(_ sampler: some ObservableType, defaultValue: Element? = nil) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return Pipeline { next, scope in
      let gate = Gate(next, scope)
      let last = Cell<Element?>(nil)
      let hasEnded = Cell(false)
      let take = {
        let element = last.value ?? defaultValue
        last.value = nil
        if let element { gate.send(element) }
        if hasEnded.value { gate.finish(nil) }
      }
      let child = ChildScope(scope) { error in
        if let error { gate.finish(error) } else { hasEnded.value = true }
      }
      source.run({ last.value = $0 }, child)
      let clock = ChildScope(scope) { error in
        if let error {
          gate.finish(error)
        } else {
          if let element = last.value { gate.send(element) }
          gate.finish(nil)
        }
      }
      sampler.run({ _ in take() }, clock)
    }
  }
}

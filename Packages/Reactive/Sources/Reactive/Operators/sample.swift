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
      let output = Serializer(next, scope)
      let last = Box<Element?>(nil)
      let hasEnded = Box(false)
      let sample = {
        if let element = last.replace(with: nil) ?? defaultValue { output.send(element) }
        if hasEnded.value { output.finish(nil) }
      }
      let child = ChildScope(scope) { error in
        if let error { output.finish(error) } else { hasEnded.value = true }
      }
      source.run({ last.value = $0 }, child)
      let samplerRun = ChildScope(scope) { error in
        if let error { output.finish(error) } else { sample() }
      }
      sampler.run({ _ in sample() }, samplerRun)
    }
  }
}

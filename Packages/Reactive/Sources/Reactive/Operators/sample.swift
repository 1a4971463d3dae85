extension ObservableType {
  /// Returns an observable that sends the source's latest element each time `sampler` sends an element. If the source
  /// has sent no element since the last sample, the observable sends `defaultValue`, or no element if `defaultValue` is
  /// nil.
  ///
  ///     source          -1--2------3-|
  ///     sampler         ------x--x---x
  ///     sample(sampler) ------2------3|
  ///
  /// The observable completes with the first sample after the completion of the source. The completion of `sampler`
  /// also triggers a sample.
  ///
  /// - Cost: one store per element, five allocations per subscription; stores the latest element.
  /// - On error: an error of either source ends the sequence.
  /// - On dispose: disposes both sources.
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
      let child = ChildScope(scope) { _, error in
        if let error { output.finish(error) } else { hasEnded.value = true }
      }
      source.run({ last.value = $0 }, child)
      let samplerRun = ChildScope(scope) { _, error in
        if let error { output.finish(error) } else { sample() }
      }
      sampler.run({ _ in sample() }, samplerRun)
    }
  }
}

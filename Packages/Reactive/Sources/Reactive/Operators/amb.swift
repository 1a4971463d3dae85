extension ObservableType {
  /// Returns an observable that sends only the events of the first source that emits an event. When one source emits
  /// its first event, the other source is disposed.
  ///
  ///     source -----1--2-|
  ///     other  ---a---b--|
  ///     amb    ---a---b--|
  ///
  /// - Cost: one check per element, five allocations per subscription.
  /// - On error: an error of the chosen source ends the sequence. The first event can be an error.
  /// - On dispose: disposes both sources.
  public func amb(_ right: some ObservableType<Element>) -> Observable<Element> {
    Observable.amb([asObservable(), right.asObservable()])
  }

  /// Returns an observable that sends only the events of the first source that emits an event. When one source emits
  /// its first event, all other sources are disposed.
  ///
  ///     a      ----a-b-|
  ///     b      --x---y-|
  ///     amb    --x---y-|
  ///
  /// - Cost: one check per element, two allocations per source and subscription.
  /// - On error: an error of the chosen source ends the sequence. The first event can be an error.
  /// - On dispose: disposes all sources.
  public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Pipeline { next, scope in
      let sources = Array(sequence)
      let winner = Box<Int?>(nil)
      let runs = Box<[ChildScope]>([])
      let wins = { (index: Int) in
        if winner.value == nil {
          winner.value = index
          for (other, run) in runs.replace(with: []).enumerated() where other != index { run.dispose() }
        }
        return winner.value == index && !scope.isDisposed
      }
      runs.value = sources.indices.map { index in
        ChildScope(scope) { _, error in
          if wins(index) { scope.finish(error) }
        }
      }
      // Breaks the reference cycle between the scopes and their closures.
      scope.add(ClosureDisposable { runs.replace(with: []) })
      for (index, (source, run)) in Swift.zip(sources, runs.value).enumerated() where winner.value == nil {
        source.run(
          { element in
            if wins(index) { next(element) }
          }, run)
      }
    }
  }
}

extension ObservableType {
  /// Goes with whichever of the two speaks first, and disposes the other.
  ///
  ///     source -----1--2-|
  ///     other  ---a---b--|
  ///     amb    ---a---b--|
  ///
  /// - Cost: one check an element, five allocations a subscription.
  /// - On error: that of the first to speak is passed on; an error is speech, too.
  /// - On dispose: both are disposed.
  public func amb(_ right: some ObservableType<Element>) -> Observable<Element> {
    Observable.amb([asObservable(), right.asObservable()])
  }

  /// Goes with whichever of `sequence` speaks first, and disposes the others.
  ///
  ///     a      ----a-b-|
  ///     b      --x---y-|
  ///     amb    --x---y-|
  ///
  /// - Cost: one check an element, two allocations a source and subscription.
  /// - On error: that of the first to speak is passed on; an error is speech, too.
  /// - On dispose: all are disposed.
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
        ChildScope(scope) { error in
          if wins(index) { scope.finish(error) }
        }
      }
      // Breaks the cycle of the runs and the closures that they hold.
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

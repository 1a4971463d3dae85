extension ObservableType {
  /// Returns an observable that sends the element at `index`, counted from 0, then completes.
  ///
  ///     source         -a--b--c-|
  ///     element(at: 1) ----(b|)
  ///
  /// - Cost: one counter per element, three allocations per subscription.
  /// - On error: passes the error on; fails with `RxError.argumentOutOfRange` if the source completes before the
  ///   element at `index`.
  /// - On dispose: disposes the source.
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "the index of an element cannot be negative")
    let source = asObservable()
    return Pipeline { next, scope in
      let left = Box(index)
      let child = ChildScope(scope) { _, error in scope.finish(error ?? RxError.argumentOutOfRange) }
      source.run(
        { element in
          left.value -= 1
          if left.value != -1 { return }
          next(element)
          scope.finish(nil)
        }, child)
    }
  }
}

extension ObservableType {
  /// Sends the element with a number, counted from 0, then the end.
  ///
  ///     source         -a--b--c-|
  ///     element(at: 1) ----(b|)
  ///
  /// - Cost: one counter an element, three allocations a subscription.
  /// - On error: passes it on; `RxError.argumentOutOfRange` when the sequence ends before.
  /// - On dispose: nothing of its own to release.
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "elements are counted from 0")
    let source = asObservable()
    return Pipeline { next, scope in
      let left = Box(index)
      let child = ChildScope(scope) { error in scope.finish(error ?? RxError.argumentOutOfRange) }
      source.run(
        { element in
          if left.value > 0 {
            left.value -= 1
            return
          }
          child.dispose()
          next(element)
          scope.finish(nil)
        }, child)
    }
  }
}

extension ObservableType {
  /// Sends the last `count` elements, at the end.
  ///
  ///     source      -1--2--3-|
  ///     takeLast(2) ---------(23|)
  ///
  /// - Cost: one store an element, three allocations a subscription; keeps `count` elements.
  /// - On error: passes it on; the elements are dropped.
  /// - On dispose: the elements are dropped.
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "can not take fewer than no elements")
    let source = asObservable()
    return Pipeline { next, scope in
      let last = Box(ReplayBuffer<Element>(limit: count))
      let child = ChildScope(scope) { error in
        if error == nil {
          for element in last.value.elements where !scope.isDisposed { next(element) }
        }
        scope.finish(error)
      }
      source.run(
        { element in
          let displaced = last.value.append(element)
          withExtendedLifetime(displaced) {}
        }, child)
    }
  }
}

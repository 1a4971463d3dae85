extension ObservableType {
  /// Sends `default` when the source ends without an element.
  ///
  ///     source              -----|
  ///     ifEmpty(default: 0) -----(0|)
  ///
  /// - Cost: one flag an element, three allocations a subscription.
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
  public func ifEmpty(default: Element) -> Observable<Element> { ifEmpty(switchTo: .just(`default`)) }

  /// Goes on with `other` when the source ends without an element.
  ///
  ///     source                   -----|
  ///     other                    -1-2-|
  ///     ifEmpty(switchTo: other) ------1-2-|
  ///
  /// - Cost: one flag an element, three allocations a subscription.
  /// - On error: passes it on.
  /// - On dispose: the running one is disposed.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let isEmpty = Box(true)
      let child = ChildScope(scope) { error in
        if error == nil, isEmpty.value { other.run(next, scope) } else { scope.finish(error) }
      }
      source.run(
        { element in
          isEmpty.value = false
          next(element)
        }, child)
    }
  }
}

extension ObservableType {
  /// Returns an observable that sends the elements of the source, or `default` if the source completes without an
  /// element.
  ///
  ///     source              -----|
  ///     ifEmpty(default: 0) -----(0|)
  ///
  /// - Cost: one flag per element, three allocations per subscription.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
  public func ifEmpty(default: Element) -> Observable<Element> { ifEmpty(switchTo: .just(`default`)) }

  /// Returns an observable that sends the elements of the source, and continues with `other` if the source completes
  /// without an element.
  ///
  ///     source                   -----|
  ///     other                    -1-2-|
  ///     ifEmpty(switchTo: other) ------1-2-|
  ///
  /// - Cost: one flag per element, three allocations per subscription.
  /// - On error: passes the error on.
  /// - On dispose: disposes the running sequence.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let isEmpty = Box(true)
      let child = ChildScope(scope) { _, error in
        if error == nil, isEmpty.value { scope.startLate(other, next) } else { scope.finish(error) }
      }
      source.run(
        { element in
          isEmpty.value = false
          next(element)
        }, child)
    }
  }
}

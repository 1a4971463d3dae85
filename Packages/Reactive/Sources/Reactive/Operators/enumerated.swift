extension ObservableType {
  /// Returns an observable that sends each element with its index, counted from 0.
  ///
  ///     source     -a-----b----|
  ///     enumerated -(0,a)-(1,b)|
  ///
  /// - Cost: one counter per element, two allocations per subscription.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    let source = asObservable()
    return Pipeline { next, scope in
      let count = Box(0)
      source.run(
        { element in
          let index = count.value
          count.value &+= 1
          next((index: index, element: element))
        }, scope)
    }
  }
}

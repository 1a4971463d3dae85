extension ObservableType {
  /// Sends each element with its number, from 0 on.
  ///
  ///     source     -a-----b----|
  ///     enumerated -(0,a)-(1,b)|
  ///
  /// - Cost: one counter an element, two allocations a subscription.
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
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

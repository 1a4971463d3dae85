extension ObservableType {
  /// Sends each element with the one before it.
  ///
  ///     source   -1--2-----3----|
  ///     pairwise ----(1,2)-(2,3)|
  ///
  /// - Cost: one store an element, two allocations a subscription; keeps the last element.
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
  @inlinable
  public func pairwise() -> Observable<(Element, Element)> {
    let source = asObservable()
    return Pipeline { next, scope in
      let last = Box<Element?>(nil)
      source.run(
        { element in
          if let previous = last.replace(with: element) { next((previous, element)) }
        }, scope)
    }
  }
}

extension ObservableType {
  /// Returns an observable that sends each element together with the previous element.
  ///
  ///     source   -1--2-----3----|
  ///     pairwise ----(1,2)-(2,3)|
  ///
  /// - Cost: one store per element, two allocations per subscription; stores the last element.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
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

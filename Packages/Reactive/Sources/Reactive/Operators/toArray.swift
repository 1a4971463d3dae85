extension ObservableType {
  /// Sends all elements as one array, at the end.
  ///
  ///     source  -1--2--3-|
  ///     toArray ---------([1,2,3]|)
  ///
  /// - Cost: one append an element, three allocations a subscription; keeps all elements.
  /// - On error: passes it on; the elements are dropped.
  /// - On dispose: the elements are dropped.
  public func toArray() -> Single<[Element]> {
    let source = asObservable()
    return Single(
      raw: Pipeline { next, scope in
        let elements = Box<[Element]>([])
        let child = ChildScope(scope) { error in
          if error == nil { next(elements.value) }
          scope.finish(error)
        }
        source.run({ elements.value.append($0) }, child)
      })
  }
}

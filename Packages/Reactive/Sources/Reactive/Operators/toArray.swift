extension ObservableType {
  /// Returns a single that sends all elements as one array when the source completes.
  ///
  ///     source  -1--2--3-|
  ///     toArray ---------([1,2,3]|)
  ///
  /// - Cost: one append per element, three allocations per subscription; stores all elements.
  /// - On error: passes the error on and discards the stored elements.
  /// - On dispose: disposes the source and discards the stored elements.
  public func toArray() -> Single<[Element]> {
    let source = asObservable()
    return Single(
      raw: Pipeline { next, scope in
        let elements = Box<[Element]>([])
        let child = ChildScope(scope) { _, error in
          if error == nil { next(elements.value) }
          scope.finish(error)
        }
        source.run({ elements.value.append($0) }, child)
      })
  }
}

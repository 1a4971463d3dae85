extension ObservableType where Element: EventConvertible {
  /// Makes events of elements that are events: undoes `materialize()`.
  ///
  ///     source        -n1-n2-(e|)
  ///     dematerialize -1--2--#
  ///
  /// - Cost: one call an element, one allocation a subscription.
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      source.run(
        { element in
          switch element.event {
          case .next(let inner): next(inner)
          case .error(let error): scope.finish(error)
          case .completed: scope.finish(nil)
          }
        }, scope)
    }
  }
}

extension ObservableType where Element: EventConvertible {
  /// Returns an observable that sends the events that arrive as elements of the source. This operator reverses
  /// `materialize()`.
  ///
  ///     source        -n1-n2-(e|)
  ///     dematerialize -1--2--#
  ///
  /// - Cost: one call per element, one allocation per subscription.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
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

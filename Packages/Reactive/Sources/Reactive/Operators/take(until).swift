/// Whether an operator sends the element that ends the sequence.
public enum TakeBehavior: Sendable {
  /// The operator sends the element.
  case inclusive
  /// The operator does not send the element.
  case exclusive
}

extension ObservableType {
  /// Returns an observable that sends the elements before the first element of `other`, then completes.
  ///
  ///     source            -1--2--3--4-|
  ///     other             -------x
  ///     take(until: other) -1--2-|
  ///
  /// The completion of `other` is ignored.
  ///
  /// - Cost: one flag check per element, four allocations per subscription.
  /// - On error: an error of either source ends the sequence.
  /// - On dispose: disposes both sources.
  public func take(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let trigger = ChildScope(scope) { _, error in
        if let error { output.finish(error) }
      }
      other.run({ _ in output.finish(nil) }, trigger)
      source.run({ output.send($0) }, ChildScope(scope) { _, error in output.finish(error) })
    }
  }

  /// Returns an observable that sends elements until an element satisfies `predicate`, then completes.
  ///
  ///     source                        -1--2--3--4-|
  ///     take(until: >2)               -1--2--|
  ///     take(until: >2, .inclusive)   -1--2--(3|)
  ///
  /// - Cost: one call per element, one allocation per subscription.
  /// - On error: passes the error on; an error thrown by `predicate` ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func take<Failure: Error>(
    until predicate: @escaping (Element) throws(Failure) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      source.run(
        { element in
          do throws(Failure) {
            let isLast = try predicate(element)
            if scope.isDisposed { return }
            if !isLast || behavior == .inclusive { next(element) }
            if isLast { scope.finish(nil) }
          } catch {
            scope.finish(error)
          }
        }, scope)
    }
  }
}

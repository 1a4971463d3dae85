/// Whether the element that ends a sequence belongs to it.
public enum TakeBehavior: Sendable {
  /// It does.
  case inclusive
  /// It does not.
  case exclusive
}

extension ObservableType {
  /// Sends what comes before `other` sends its first element, then the end.
  ///
  ///     source            -1--2--3--4-|
  ///     other             -------x
  ///     take(until: other) -1--2-|
  ///
  /// The end of `other` means nothing.
  ///
  /// - Cost: one flag check an element, four allocations a subscription.
  /// - On error: passes on that of either.
  /// - On dispose: both are disposed.
  public func take(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let trigger = ChildScope(scope) { error in
        if let error { output.finish(error) }
      }
      other.run({ _ in output.finish(nil) }, trigger)
      source.run({ output.send($0) }, ChildScope(scope, output.finish))
    }
  }

  /// Sends what comes before the first element that satisfies `predicate`, then the end.
  ///
  ///     source                        -1--2--3--4-|
  ///     take(until: >2)               -1--2--|
  ///     take(until: >2, .inclusive)   -1--2--(3|)
  ///
  /// - Cost: one call an element, one allocation a subscription.
  /// - On error: passes it on; an error thrown by `predicate` ends the sequence.
  /// - On dispose: nothing of its own to release.
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

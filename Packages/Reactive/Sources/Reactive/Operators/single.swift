/// What can go wrong in an operator itself.
public enum RxError: Error, Equatable, Sendable {
  /// An element was asked for by a number that the sequence did not reach.
  case argumentOutOfRange
  /// An element was asked for, and there was none.
  case noElements
  /// One element was asked for, and there were more.
  case moreThanOneElement
  /// Nothing came in time.
  case timeout
  /// An error without a more specific case.
  case unknown
}

extension ObservableType {
  /// Sends the only element; fails when there is none or more than one.
  ///
  ///     source -1-------|
  ///     single -1-------|
  ///
  /// - Cost: one flag an element, three allocations a subscription.
  /// - On error: passes it on. `RxError.noElements` without an element, `.moreThanOneElement` at the second.
  /// - On dispose: nothing of its own to release.
  public func single() -> Observable<Element> { single { _ in true } }

  /// Sends the only element that satisfies `predicate`; fails when there is none or more than one.
  ///
  ///     source             -1--2--3-|
  ///     single { $0 == 2 } ----------(2|)
  ///
  /// - Cost: one call an element, three allocations a subscription.
  /// - On error: passes it on; so it does with one that `predicate` throws. `RxError.noElements` without such an
  ///   element, `.moreThanOneElement` at the second.
  /// - On dispose: nothing of its own to release.
  public func single<Failure: Error>(
    _ predicate: @escaping (Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let hasOne = Box(false)
      let child = ChildScope(scope) { error in
        scope.finish(error ?? (hasOne.value ? nil : RxError.noElements))
      }
      source.run(
        { element in
          do throws(Failure) {
            if try !predicate(element) || child.isDisposed { return }
          } catch {
            child.finish(error)
            return
          }
          if hasOne.value {
            child.finish(RxError.moreThanOneElement)
          } else {
            hasOne.value = true
            next(element)
          }
        }, child)
    }
  }
}

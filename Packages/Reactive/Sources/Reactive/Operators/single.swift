/// An error of an operator.
public enum RxError: Error, Equatable, Sendable {
  /// The sequence completed before the requested element.
  case argumentOutOfRange
  /// The sequence completed without an element.
  case noElements
  /// The sequence sent more than one element.
  case moreThanOneElement
  /// No element arrived in time.
  case timeout
  /// An error without a more specific case.
  case unknown
}

extension ObservableType {
  /// Returns an observable that sends the only element of the source. It fails if there is none or more than one.
  ///
  ///     source -1-------|
  ///     single -1-------|
  ///
  /// - Cost: one flag per element, three allocations per subscription.
  /// - On error: passes the error on; fails with `RxError.noElements` without an element, with `.moreThanOneElement` at
  ///   the second.
  /// - On dispose: disposes the source.
  public func single() -> Observable<Element> { single { _ in true } }

  /// Returns an observable that sends the only element that satisfies `predicate`. It fails if there is none or more
  /// than one.
  ///
  ///     source             -1--2--3-|
  ///     single { $0 == 2 } ----------(2|)
  ///
  /// - Cost: one call per element, three allocations per subscription.
  /// - On error: passes the error on; an error thrown by `predicate` ends the sequence. Fails with `RxError.noElements`
  ///   without such an element, with `.moreThanOneElement` at the second.
  /// - On dispose: disposes the source.
  public func single<Failure: Error>(
    _ predicate: @escaping (Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let hasOne = Box(false)
      let child = ChildScope(scope) { _, error in
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

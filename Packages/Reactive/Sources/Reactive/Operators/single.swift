/// An error of an operator.
public enum RxError: Error, Equatable, Sendable {
  /// The sequence completed before it sent the requested element.
  case argumentOutOfRange
  /// The sequence completed without an element.
  case noElements
  /// The sequence sent more than one element.
  case moreThanOneElement
  /// No element arrived in time.
  case timeout
  /// An error for which there is no more specific case.
  case unknown
}

extension ObservableType {
  /// Returns an observable that sends the only element of the source. The observable fails if the source sends no
  /// element or more than one element.
  ///
  ///     source -1-------|
  ///     single -1-------|
  ///
  /// - Cost: one flag per element, three allocations per subscription.
  /// - On error: passes the error on. Fails with `RxError.noElements` if there is no element, and with
  ///   `.moreThanOneElement` at the second element.
  /// - On dispose: disposes the source.
  public func single() -> Observable<Element> { single { _ in true } }

  /// Returns an observable that sends the only element that satisfies `predicate`. The observable fails if no element
  /// or several elements satisfy `predicate`.
  ///
  ///     source             -1--2--3-|
  ///     single { $0 == 2 } ----2----|
  ///
  /// - Cost: one call per element, three allocations per subscription.
  /// - On error: passes the error on; an error thrown by `predicate` ends the sequence. Fails with `RxError.noElements`
  ///   if no element satisfies `predicate`, and with `.moreThanOneElement` at the second element that satisfies
  ///   `predicate`.
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

extension ObservableType {
  /// Returns an observable that skips an element if `comparer` returns true for the last sent element and the new
  /// element.
  ///
  ///     source               -1--1--2--1-|
  ///     distinctUntilChanged -1-----2--1-|
  ///
  /// - Cost: one comparison per element, two allocations per subscription; stores the last element.
  /// - On error: passes the error on; an error thrown by `comparer` ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func distinctUntilChanged<Failure: Error>(
    _ comparer: @escaping (Element, Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let last = Box<Element?>(nil)
      source.run(
        { element in
          do throws(Failure) {
            if let previous = last.value, try comparer(previous, element) { return }
          } catch {
            scope.finish(error)
            return
          }
          last.value = element
          if !scope.isDisposed { next(element) }
        }, scope)
    }
  }

  /// Returns an observable that skips an element if its key equals the key of the last sent element.
  ///
  ///     source                         -a1-a2-b1-a3-|
  ///     distinctUntilChanged { $0.id } -a1----b1-a3-|
  ///
  /// - Cost: one call of `keySelector` and one comparison per element, two allocations per subscription; stores the
  ///   last key.
  /// - On error: passes the error on; an error thrown by `keySelector` ends the sequence.
  /// - On dispose: disposes the source.
  // This overload is disfavored, so that the compiler tries only one overload for a closure with two parameters.
  @inlinable
  @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable, Failure: Error>(
    _ keySelector: @escaping (Element) throws(Failure) -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Returns an observable that skips an element if its property equals the property of the last sent element.
  ///
  ///     source                             -a1-a2-b1-a3-|
  ///     distinctUntilChanged(at: \.letter)  -a1----b1-a3-|
  ///
  /// - Cost: one comparison per element, two allocations per subscription; stores the last property.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
  }

  /// Returns an observable that skips an element if `comparer` returns true for the keys of the last sent element and
  /// the new element.
  ///
  ///     source                                 -1-2-11-12-|
  ///     distinctUntilChanged(\.tens, comparer:)  -1---11----|
  ///
  /// - Cost: one call of each closure per element, two allocations per subscription; stores the last key.
  /// - On error: passes the error on; an error thrown by a closure ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func distinctUntilChanged<Key, KeyFailure: Error, Failure: Error>(
    _ keySelector: @escaping (Element) throws(KeyFailure) -> Key,
    comparer: @escaping (Key, Key) throws(Failure) -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let last = Box<Key?>(nil)
      source.run(
        { element in
          do {
            let key = try keySelector(element)
            if let previous = last.value, try comparer(previous, key) { return }
            last.value = key
          } catch {
            scope.finish(error)
            return
          }
          if !scope.isDisposed { next(element) }
        }, scope)
    }
  }
}

extension ObservableType where Element: Equatable {
  /// Returns an observable that skips an element if it equals the last sent element.
  ///
  ///     source               -1--1--2--1-|
  ///     distinctUntilChanged -1-----2--1-|
  ///
  /// - Cost: one comparison per element, two allocations per subscription; stores the last element.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 == $1 }
  }
}

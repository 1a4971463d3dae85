extension ObservableType {
  /// Leaves out an element that `comparer` finds equal to the one sent before it.
  ///
  ///     source               -1--1--2--1-|
  ///     distinctUntilChanged -1-----2--1-|
  ///
  /// - Cost: one comparison an element, two allocations a subscription; keeps the last element.
  /// - On error: passes it on; an error thrown by `comparer` ends the sequence.
  /// - On dispose: nothing of its own to release.
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

  /// Leaves out an element whose key equals that of the one sent before it.
  ///
  ///     source                         -a1-a2-b1-a3-|
  ///     distinctUntilChanged { $0.id } -a1----b1-a3-|
  ///
  /// - Cost: one call of `keySelector` and one comparison an element, two allocations a subscription; keeps the last key.
  /// - On error: passes it on; an error thrown by `keySelector` ends the sequence.
  /// - On dispose: nothing of its own to release.
  // Asked last, so that the compiler need not try both forms for a closure of two parameters.
  @inlinable
  @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable, Failure: Error>(
    _ keySelector: @escaping (Element) throws(Failure) -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Leaves out an element whose property equals that of the one sent before it.
  ///
  ///     source                             -a1-a2-b1-a3-|
  ///     distinctUntilChanged(at: \.letter)  -a1----b1-a3-|
  ///
  /// - Cost: one comparison an element, two allocations a subscription; keeps the last property.
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
  }

  /// Leaves out an element whose key `comparer` finds equal to that of the one sent before it.
  ///
  ///     source                                 -1-2-11-12-|
  ///     distinctUntilChanged(\.tens, comparer:)  -1---11----|
  ///
  /// - Cost: one call of each closure an element, two allocations a subscription; keeps the last key.
  /// - On error: passes it on; an error thrown by a closure ends the sequence.
  /// - On dispose: nothing of its own to release.
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
  /// Leaves out an element that equals the one sent before it.
  ///
  ///     source               -1--1--2--1-|
  ///     distinctUntilChanged -1-----2--1-|
  ///
  /// - Cost: one comparison an element, two allocations a subscription; keeps the last element.
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 == $1 }
  }
}

extension ObservableType {
  /// Returns an observable that skips the elements before the first element of `other`.
  ///
  ///     source             -1--2--3--4-|
  ///     other              -----x
  ///     skip(until: other) -------3--4-|
  ///
  /// - Cost: one flag check per element, four allocations per subscription.
  /// - On error: an error of either source ends the sequence.
  /// - On dispose: disposes both sources.
  public func skip(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let isOpen = Box(false)
      let trigger = ChildScope(scope) { _, error in
        if let error { output.finish(error) }
      }
      other.run(
        { _ in
          isOpen.value = true
          trigger.dispose()
        }, trigger)
      source.run(
        { element in
          if isOpen.value { output.send(element) }
        },
        // As in RxSwift, the source's completion is ignored before the first element of `other`.
        ChildScope(scope) { _, error in
          if error != nil || isOpen.value { output.finish(error) }
        })
    }
  }
}

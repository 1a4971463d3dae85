extension ObservableType {
  /// Returns an observable that calls `subscribe` for each subscription and sends the events that this closure emits.
  ///
  ///     create { $0.onNext(1); $0.onCompleted(); return Disposables.create() }
  ///     (1|)
  ///
  /// The observer that `subscribe` receives delivers one event at a time. An event that is sent during a delivery waits
  /// until that delivery is over. Events after the end or after the disposal are ignored.
  ///
  /// - Cost: one allocation per subscription in addition to the allocations of `subscribe`; two flag checks per event.
  /// - On error: the sequence ends with the error.
  /// - On dispose: disposes the result of `subscribe`.
  @inlinable
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Pipeline { next, scope in
      scope.own(subscribe(AnyObserver(Serializer(next, scope))))
    }
  }
}

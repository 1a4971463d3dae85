extension ObservableType {
  /// Returns an observable that calls `subscribe` for each subscription and sends the events that the closure emits.
  ///
  ///     create { $0.onNext(1); $0.onCompleted(); return Disposables.create() }
  ///     (1|)
  ///
  /// The observer passed to `subscribe` delivers one event at a time: an event that is sent during a delivery waits
  /// until that delivery is over. Events after the end or after a dispose are ignored.
  ///
  /// - Cost: one allocation per subscription in addition to those of `subscribe`; two flag checks per event.
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

extension ObservableType {
  /// Returns an observable whose events a closure sends, which is called for each subscription.
  ///
  ///     create { $0.onNext(1); $0.onCompleted(); return Disposables.create() }
  ///     (1|)
  ///
  /// The observer passed to `subscribe` delivers one event at a time: an event that is sent during a delivery waits.
  /// It ignores what is sent after the end or after a dispose.
  ///
  /// - Cost: one allocation a subscription beside those of `subscribe`; two flag checks an event.
  /// - On error: the sequence ends with it.
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

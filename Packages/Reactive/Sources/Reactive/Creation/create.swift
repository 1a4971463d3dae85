extension ObservableType {
  /// Makes an observable of a closure that is run for each subscription.
  ///
  ///     create { $0.onNext(1); $0.onCompleted(); return Disposables.create() }
  ///     (1|)
  ///
  /// The observer that `subscribe` is given takes one event at a time: one that comes while another is being handled
  /// waits. It ignores what is sent after the end or after a dispose.
  ///
  /// - Cost: four allocations a subscription and one flag check an event.
  /// - On error: subscribers end with it.
  /// - On dispose: what `subscribe` returned is disposed.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Pipeline { next, scope in
      let gate = Gate(next, scope)
      let observer = AnyObserver<Element> { event in
        if scope.isDisposed { return }
        switch event {
        case .next(let element): gate.send(element)
        case .error(let error): gate.finish(error)
        case .completed: gate.finish(nil)
        }
      }
      scope.own(subscribe(observer))
    }
  }
}

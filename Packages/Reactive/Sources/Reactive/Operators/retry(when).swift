extension ObservableType {
  /// Starts again each time the sequence that `notificationHandler` makes of all errors sends something.
  ///
  ///     source            -1--#
  ///     errors -> delayed   ----x----x…
  ///     retry(when:)      -1------1-----1…
  ///
  /// Ends when that sequence ends, in the same way.
  ///
  /// - Cost: none an element, one allocation an attempt.
  /// - On error: tells the errors' sequence and waits for its answer.
  /// - On dispose: the running attempt and the errors' sequence are disposed.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    restart(when: notificationHandler)
  }

  /// Starts again after an error of one type, each time the sequence that `notificationHandler` makes of them sends
  /// something. An error of another type ends the sequence.
  ///
  ///     source       -1-#
  ///     trigger         --x-
  ///     retry(when:) -1----1-#
  ///
  /// - Cost: none an element, one allocation an attempt.
  /// - On error: tells the errors' sequence and waits for its answer.
  /// - On dispose: the running attempt and the errors' sequence are disposed.
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    restart(when: notificationHandler)
  }

  private func restart<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let gate = Gate(next, scope)
      let errors = PublishSubject<Failure>()
      let trampoline = Trampoline()
      func attempt() {
        if scope.isDisposed { return }
        let child = ChildScope(scope) { error in
          guard let error else {
            gate.finish(nil)
            return
          }
          if let failure = error as? Failure { errors.onNext(failure) } else { gate.finish(error) }
        }
        source.run({ gate.send($0) }, child)
      }
      let trigger = notificationHandler(errors).asObservable()
      trigger.run({ _ in trampoline.run(attempt) }, ChildScope(scope, gate.finish))
      // The subject has no other owner: it lives as long as the run.
      scope.own(Disposables.create { withExtendedLifetime(errors) {} })
      trampoline.run(attempt)
    }
  }
}

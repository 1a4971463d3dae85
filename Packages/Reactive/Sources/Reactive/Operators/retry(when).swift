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
      let output = Serializer(next, scope)
      let errors = PublishSubject<Failure>()
      let trampoline = Trampoline()
      // The trigger counts only between the error of an attempt and the next attempt, as in RxSwift.
      let isWaiting = Box(false)
      let triggerEnd = Box<Event<Never>?>(nil)
      func attempt() {
        if scope.isDisposed { return }
        let child = ChildScope(scope, releasesFirst: true) { error in
          guard let error else {
            output.finish(nil)
            return
          }
          guard let failure = error as? Failure else {
            output.finish(error)
            return
          }
          if let end = triggerEnd.value {
            output.finish(end.error)
          } else {
            isWaiting.value = true
            errors.onNext(failure)
          }
        }
        source.run({ output.send($0) }, child)
      }
      let trigger = ChildScope(scope) { error in
        triggerEnd.value = error.map { .error($0) } ?? .completed
        if isWaiting.value { output.finish(error) }
      }
      notificationHandler(errors).asObservable().run(
        { _ in
          if isWaiting.replace(with: false) { trampoline.run(attempt) }
        }, trigger)
      // The subject has no other owner: it lives as long as the run.
      scope.own(Disposables.create { withExtendedLifetime(errors) {} })
      trampoline.run(attempt)
    }
  }
}

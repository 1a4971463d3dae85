extension ObservableType {
  /// Returns an observable that, after an error, subscribes to the source again when the trigger sends an element. The
  /// trigger is the observable that `notificationHandler` returns for the sequence of errors.
  ///
  ///     source            -1--#
  ///     errors -> delayed   ----x----x…
  ///     retry(when:)      -1------1-----1…
  ///
  /// If the trigger completes, the observable completes; if the trigger fails, the observable fails. While an attempt
  /// is running, the end of the trigger takes effect only when the attempt fails.
  ///
  /// - Cost: one flag check per element, one allocation per attempt.
  /// - On error: sends the error to the sequence of errors and waits for the trigger.
  /// - On dispose: disposes the running attempt and the trigger.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    restart(when: notificationHandler)
  }

  /// Returns an observable that, after an error of type `Failure`, subscribes to the source again when the trigger
  /// sends an element. An error of another type ends the sequence.
  ///
  ///     source       -1-#
  ///     trigger         --x-
  ///     retry(when:) -1----1-#
  ///
  /// - Cost: one flag check per element, one allocation per attempt.
  /// - On error: sends the error to the sequence of errors and waits for the trigger.
  /// - On dispose: disposes the running attempt and the trigger.
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
      // As in RxSwift, elements of the trigger are ignored while an attempt is running.
      let isWaiting = Box(false)
      let triggerEnd = Box<Event<Never>?>(nil)
      func attempt() {
        if scope.isDisposed { return }
        let child = ChildScope(scope) { run, error in
          guard let error, let failure = error as? Failure else {
            output.finish(error)
            return
          }
          run.leave()
          if let end = triggerEnd.value {
            output.finish(end.error)
          } else {
            isWaiting.value = true
            errors.onNext(failure)
          }
        }
        child.startLate(source) { output.send($0) }
      }
      let trigger = ChildScope(scope) { _, error in
        triggerEnd.value = error.map { .error($0) } ?? .completed
        if isWaiting.value { output.finish(error) }
      }
      notificationHandler(errors).asObservable().run(
        { _ in
          if isWaiting.replace(with: false) { trampoline.run(attempt) }
        }, trigger)
      // The subscription holds the subject, because the subject has no other owner.
      scope.own(Disposables.create { extendLifetime(errors) })
      trampoline.run(attempt)
    }
  }
}

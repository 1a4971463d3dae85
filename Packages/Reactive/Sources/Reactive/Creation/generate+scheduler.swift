extension ObservableType {
  /// Returns an observable that sends `initialState`, then each result of `iterate` for the previous state, while
  /// `condition` holds. Each element and the completion are one action of `scheduler`.
  ///
  ///     generate(1, while <5, ×2) 1-2-4-|
  ///
  /// - Cost: one scheduled action and one call of each closure per element.
  /// - On error: an error that a closure throws ends the sequence.
  /// - On dispose: an action that has not started does not run.
  public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Observable.create { observer in
      let timer = SerialDisposable()
      func step(_ state: @escaping () throws -> Element) {
        timer.disposable = scheduler.schedule {
          do {
            let state = try state()
            if try !condition(state) { return observer.onCompleted() }
            observer.onNext(state)
            if !timer.isDisposed { step { try iterate(state) } }
          } catch {
            observer.onError(error)
          }
        }
      }
      step { initialState }
      return timer
    }
  }
}

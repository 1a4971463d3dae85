extension ObservableType {
  /// Makes the observable when somebody subscribes, anew for each subscription.
  ///
  ///     deferred { just(now()) } (now|)
  ///
  /// - Cost: one call of `observableFactory` a subscription.
  /// - On error: an error thrown by `observableFactory` ends the sequence.
  /// - On dispose: the made sequence is disposed.
  @inlinable
  public static func deferred<Failure: Error>(
    _ observableFactory: @escaping () throws(Failure) -> Observable<Element>
  ) -> Observable<Element> {
    Pipeline { next, scope in
      do throws(Failure) {
        try observableFactory().run(next, scope)
      } catch {
        scope.finish(error)
      }
    }
  }
}

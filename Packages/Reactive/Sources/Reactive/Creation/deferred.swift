extension ObservableType {
  /// Returns an observable that calls `observableFactory` for each subscription and sends the events of the result.
  ///
  ///     deferred { just(now()) } (now|)
  ///
  /// - Cost: one call of `observableFactory` per subscription.
  /// - On error: an error thrown by `observableFactory` ends the sequence.
  /// - On dispose: disposes the result of `observableFactory`.
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

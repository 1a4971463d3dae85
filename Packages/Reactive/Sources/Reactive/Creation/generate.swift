extension ObservableType {
  /// Returns an observable that sends `initialState`, then each result of `iterate` for the previous state, while
  /// `condition` holds.
  ///
  ///     generate(1, while <5, ×2) (124|)
  ///
  /// - Cost: one call of each closure per element.
  /// - On error: an error thrown by a closure ends the sequence.
  /// - On dispose: stops before the next element.
  @inlinable
  public static func generate<Failure: Error>(
    initialState: Element,
    condition: @escaping (Element) throws(Failure) -> Bool,
    iterate: @escaping (Element) throws(Failure) -> Element
  ) -> Observable<Element> {
    Pipeline { next, scope in
      do throws(Failure) {
        var state = initialState
        while !scope.isDisposed, try condition(state) {
          next(state)
          if !scope.isDisposed { state = try iterate(state) }
        }
        scope.finish(nil)
      } catch {
        scope.finish(error)
      }
    }
  }
}

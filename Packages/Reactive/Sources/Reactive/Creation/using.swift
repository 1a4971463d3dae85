extension ObservableType {
  /// Returns an observable that creates a resource and a sequence for each subscription, and disposes both when the
  /// subscription ends.
  ///
  ///     using(resource) { sequence(resource) }
  ///
  /// - Cost: one call of each closure per subscription.
  /// - On error: passes the error on, then disposes the resource; an error thrown by a closure ends the sequence.
  /// - On dispose: disposes the sequence, then the resource.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Pipeline { next, scope in
      do {
        let resource = try resourceFactory()
        do {
          let source = try observableFactory(resource)
          source.run(next, scope)
          scope.own(resource)
        } catch {
          scope.own(resource)
          scope.finish(error)
        }
      } catch {
        scope.finish(error)
      }
    }
  }
}

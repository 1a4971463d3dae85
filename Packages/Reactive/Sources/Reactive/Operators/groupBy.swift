/// A group of `groupBy`: a sequence of the elements that have the same key.
///
///     source  -1--2--3--4-|
///     odd     -1-----3----|
///     even    ----2-----4-|
///
/// - Cost: one delivery of a subject per element.
/// - On error: an error of the source ends the group.
/// - On dispose: ends the subscription to the group. The source is disposed when the subscriptions to the result of
///   `groupBy` and to all groups have been disposed.
public final class GroupedObservable<Key, Element>: Observable<Element> {
  /// The key of the elements.
  public let key: Key
  private let source: Observable<Element>

  init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
    super.init()
  }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) { source.run(next, scope) }
}

extension ObservableType {
  /// Returns an observable that sends a ``GroupedObservable`` for each key, when the first element with that key
  /// arrives.
  ///
  ///     source       -1--2--3--4-|
  ///     groupBy(odd) -o--e-------|
  ///                  o: 1-----3--|   e: 2-----4-|
  ///
  /// - Cost: one call, one hash table lookup and one delivery per element; one subject per key.
  /// - On error: ends all groups with the error, then passes the error on. An error thrown by `keySelector` is handled
  ///   like an error of the source.
  /// - On dispose: disposes the source when the result and all subscribed groups have been disposed.
  public func groupBy<Key: Hashable, Failure: Error>(
    keySelector: @escaping (Element) throws(Failure) -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Pipeline { next, scope in
      // The dictionary is a captured variable and not a ``Box``, because a lookup runs the user's `hash(into:)` and
      // needs the exclusivity check.
      var groups: [Key: PublishSubject<Element>] = [:]
      let run = DetachedScope(scope) { error in
        for subject in exchange(&groups, with: [:]).values {
          if let error { subject.onError(error) } else { subject.onCompleted() }
        }
        scope.finish(error)
      }
      source.run(
        { element in
          do throws(Failure) {
            let key = try keySelector(element)
            if let subject = groups[key] {
              subject.onNext(element)
              return
            }
            let subject = PublishSubject<Element>()
            groups[key] = subject
            if !scope.isDisposed { next(GroupedObservable(key: key, source: run.sequence(subject))) }
            subject.onNext(element)
          } catch {
            run.finish(error)
          }
        }, run)
    }
  }
}

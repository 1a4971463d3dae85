/// The elements that have one key, as `groupBy` sends them.
///
///     source  -1--2--3--4-|
///     odd     -1-----3----|
///     even    ----2-----4-|
///
/// - Cost: one delivery of a subject an element.
/// - On error: that of the source ends it.
/// - On dispose: it leaves; the source goes with the last listener of all.
public final class GroupedObservable<Key, Element>: Observable<Element> {
  /// What the elements have in common.
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
  /// Sends one sequence for each key, when its first element comes; it sends the elements that have the key.
  ///
  ///     source       -1--2--3--4-|
  ///     groupBy(odd) -o--e-------|
  ///                  o: 1-----3--|   e: 2-----4-|
  ///
  /// - Cost: one call, one look-up and one delivery an element, one subject a key.
  /// - On error: ends all groups with it, then passes it on; an error thrown by `keySelector` does the same.
  /// - On dispose: the source is disposed when the sequence and all groups that are listened to have been.
  public func groupBy<Key: Hashable, Failure: Error>(
    keySelector: @escaping (Element) throws(Failure) -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Pipeline { next, scope in
      let groups = Box<[Key: PublishSubject<Element>]>([:])
      let run = DetachedScope { error in
        for subject in groups.replace(with: [:]).values {
          if let error { subject.onError(error) } else { subject.onCompleted() }
        }
        scope.finish(error)
      }
      let listeners = RefCountDisposable(disposable: run)
      scope.own(listeners)
      source.run(
        { element in
          do throws(Failure) {
            let key = try keySelector(element)
            if let subject = groups.value[key] {
              subject.onNext(element)
              return
            }
            let subject = PublishSubject<Element>()
            groups.value[key] = subject
            let group = Pipeline<Element> { next, inner in
              inner.own(listeners.retain())
              subject.run(next, inner)
            }
            if !scope.isDisposed { next(GroupedObservable(key: key, source: group)) }
            subject.onNext(element)
          } catch {
            run.finish(error)
          }
        }, run)
    }
  }
}

/// The run of the source, which outlives its parent as long as a group is listened to.

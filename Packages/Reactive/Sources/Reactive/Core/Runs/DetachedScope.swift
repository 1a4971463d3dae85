/// The scope of the source of `groupBy` or `window`, which send groups or windows as sequences. The scope is disposed
/// when the subscription to the operator and all subscriptions to the sent sequences have been disposed.
final class DetachedScope: Scope {
  private let onEnd: ((any Error)?) -> Void
  private let users: RefCountDisposable

  /// - Parameter parent: The operator's scope, which provides the ``TurnQueue``.
  init(_ parent: Scope, _ onEnd: @escaping ((any Error)?) -> Void) {
    self.onEnd = onEnd
    let run = SingleAssignmentDisposable()
    users = RefCountDisposable(disposable: run)
    super.init()
    run.setDisposable(self)
    self.parent = parent
    parent.own(users)
  }

  override func terminate(_ error: (any Error)?) { onEnd(error) }

  /// Returns a sequence of the elements of `subject`. Each subscription to the sequence keeps this scope active.
  func sequence<Element>(_ subject: PublishSubject<Element>) -> Observable<Element> {
    Pipeline { [users] next, scope in
      scope.own(users.retain())
      subject.run(next, scope)
    }
  }
}

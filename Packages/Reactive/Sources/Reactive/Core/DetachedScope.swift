/// The scope of the source's run in an operator whose result sends sequences, such as the groups of `groupBy`. These
/// sequences continue after the result has been disposed. The scope is disposed when the result and the last
/// subscription to these sequences have been disposed.
final class DetachedScope: Scope {
  private let onEnd: ((any Error)?) -> Void
  private let users: RefCountDisposable

  /// - Parameter parent: The scope of the operator, which provides the ``TurnQueue``.
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

  /// Returns a sequence of the elements of `subject`. While it has a subscription, this scope is not disposed.
  func sequence<Element>(_ subject: PublishSubject<Element>) -> Observable<Element> {
    Pipeline { [users] next, scope in
      scope.own(users.retain())
      subject.run(next, scope)
    }
  }
}

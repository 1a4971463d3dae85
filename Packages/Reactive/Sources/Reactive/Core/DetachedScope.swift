/// A run of the source of an operator whose result sends sequences that go on after the result has been disposed. It is
/// disposed when the result and the last subscription to these sequences have been disposed.
final class DetachedScope: Scope {
  private let onEnd: ((any Error)?) -> Void
  private let users: RefCountDisposable

  /// - Parameter parent: The run of the operator, whose turns this one takes part in.
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

  /// Returns the sequence of what `subject` sends. A subscription to it prevents the dispose of this run.
  func sequence<Element>(_ subject: PublishSubject<Element>) -> Observable<Element> {
    Pipeline { [users] next, scope in
      scope.own(users.retain())
      subject.run(next, scope)
    }
  }
}

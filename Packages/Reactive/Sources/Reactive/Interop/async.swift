extension ObservableType {
  /// Runs an `async` function on the main actor for each subscription; sends its result, then the end.
  ///
  ///     work             [----r]
  ///     create(work:)    -----(r|)
  ///
  /// The function starts inside the subscription, and runs there until it first waits.
  ///
  /// - Cost: one task a subscription.
  /// - On error: an error thrown by `work` ends the sequence.
  /// - On dispose: the task is cancelled; what it returns then is dropped.
  @MainActor
  public static func create(
    priority: TaskPriority? = nil, work: @escaping @MainActor () async throws -> Element
  ) -> Observable<Element> {
    Pipeline { next, scope in
      let task = startOnMain(priority) {
        do {
          let element = try await work()
          if scope.isDisposed { return }
          next(element)
          scope.finish(nil)
        } catch {
          scope.finish(error)
        }
      }
      scope.add(ClosureDisposable { task.cancel() })
    }
  }

  /// Runs an `async` function on each element, on the main actor, and sends the result of the latest: a new element
  /// cancels the one before.
  ///
  ///     source         -a---b------|
  ///     selector       a: [-----r] b: [--s]
  ///     flatMapLatest  --------s---|
  ///
  /// - Cost: one task an element.
  /// - On error: that of the source or of the latest call ends everything.
  /// - On dispose: the latest call is cancelled.
  @_disfavoredOverload
  @MainActor
  public func flatMapLatest<Result>(
    _ selector: @escaping @MainActor (Element) async throws -> Result
  ) -> Observable<Result> {
    flatMapLatest { element in Observable<Result>.create { try await selector(element) } }
  }

  /// Runs an `async` function on each element, on the main actor, and sends the results as they come.
  ///
  ///     source    -a---b---------|
  ///     selector  a: [--------r] b: [--s]
  ///     flatMap   --------s-r----|
  ///
  /// - Cost: one task an element.
  /// - On error: that of the source or of any call ends everything.
  /// - On dispose: all calls are cancelled.
  @_disfavoredOverload
  @MainActor
  public func flatMap<Result>(
    _ selector: @escaping @MainActor (Element) async throws -> Result
  ) -> Observable<Result> {
    flatMap { element in Observable<Result>.create { try await selector(element) } }
  }

  /// Runs an `async` function on an element, on the main actor; elements that come before it returns are left out.
  ///
  ///     source        -a--b-------c------|
  ///     selector      a: [----r]  c: [--s]
  ///     flatMapFirst  ------r--------s---|
  ///
  /// - Cost: one task a call.
  /// - On error: that of the source or of a call ends everything.
  /// - On dispose: the call is cancelled.
  @_disfavoredOverload
  @MainActor
  public func flatMapFirst<Result>(
    _ selector: @escaping @MainActor (Element) async throws -> Result
  ) -> Observable<Result> {
    flatMapFirst { element in Observable<Result>.create { try await selector(element) } }
  }

  /// Runs an `async` function on each element, on the main actor, one call after the other.
  ///
  ///     source     -a-b----------|
  ///     selector   a: [---r] b: [---s]
  ///     concatMap  -----r---s----|
  ///
  /// - Cost: one task an element; keeps the elements that wait.
  /// - On error: that of the source or of a call ends everything.
  /// - On dispose: the running call is cancelled.
  @_disfavoredOverload
  @MainActor
  public func concatMap<Result>(
    _ selector: @escaping @MainActor (Element) async throws -> Result
  ) -> Observable<Result> {
    concatMap { element in Observable<Result>.create { try await selector(element) } }
  }
}

extension AsyncSequence {
  /// The elements of an `AsyncSequence`, asked for on the main actor, for each subscription.
  ///
  ///     sequence      1   2   end
  ///     asObservable -1---2---|
  ///
  /// - Cost: one task a subscription, one wake-up an element.
  /// - On error: the sequence's error ends this one.
  /// - On dispose: the task is cancelled.
  @MainActor
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    Pipeline { next, scope in
      let task = startOnMain(priority) {
        do {
          for try await element in self {
            if scope.isDisposed { return }
            next(element)
          }
          scope.finish(nil)
        } catch {
          scope.finish(error)
        }
      }
      scope.add(ClosureDisposable { task.cancel() })
    }
  }
}

/// Starts a task on the main actor, inside the call where the system can.
@MainActor
func startOnMain(_ priority: TaskPriority?, _ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
  if #available(macOS 26, iOS 26, *) {
    Task.immediate(priority: priority, operation: work)
  } else {
    Task(priority: priority, operation: work)
  }
}

/// Operators that call `async` functions or iterate async sequences on the main actor.
extension ObservableType {
  /// Returns an observable that calls an `async` function on the main actor for each subscription, sends the result and
  /// completes.
  ///
  ///     work             [----r]
  ///     create(work:)    -----(r|)
  ///
  /// On Linux, and from macOS 26 and iOS 26 on, `subscribe` calls the function, which runs synchronously
  /// until it first suspends.
  ///
  /// - Cost: one task per subscription.
  /// - On error: an error that `work` throws ends the sequence.
  /// - On dispose: cancels the task and ignores its result.
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

  /// Calls an `async` function with each element, on the main actor, and sends the result of the latest call. A new
  /// element cancels the previous call.
  ///
  ///     source         -a---b------|
  ///     selector       a: [-----r] b: [--s]
  ///     flatMapLatest  --------s---|
  ///
  /// - Cost: one task per element.
  /// - On error: an error of the source or of the latest call ends the sequence.
  /// - On dispose: the latest call is canceled.
  @_disfavoredOverload
  @MainActor
  public func flatMapLatest<Result>(
    _ selector: @escaping @MainActor (Element) async throws -> Result
  ) -> Observable<Result> {
    flatMapLatest { element in Observable<Result>.create { try await selector(element) } }
  }

  /// Calls an `async` function with each element, on the main actor, and sends the results as they arrive.
  ///
  ///     source    -a---b---------|
  ///     selector  a: [--------r] b: [--s]
  ///     flatMap   --------s-r----|
  ///
  /// - Cost: one task per element.
  /// - On error: an error of the source or of any call ends the sequence.
  /// - On dispose: all calls are canceled.
  @_disfavoredOverload
  @MainActor
  public func flatMap<Result>(
    _ selector: @escaping @MainActor (Element) async throws -> Result
  ) -> Observable<Result> {
    flatMap { element in Observable<Result>.create { try await selector(element) } }
  }

  /// Calls an `async` function with an element, on the main actor, and ignores further elements until the function
  /// returns.
  ///
  ///     source        -a--b-------c------|
  ///     selector      a: [----r]  c: [--s]
  ///     flatMapFirst  ------r--------s---|
  ///
  /// - Cost: one task per call.
  /// - On error: an error of the source or of a call ends the sequence.
  /// - On dispose: the call is canceled.
  @_disfavoredOverload
  @MainActor
  public func flatMapFirst<Result>(
    _ selector: @escaping @MainActor (Element) async throws -> Result
  ) -> Observable<Result> {
    flatMapFirst { element in Observable<Result>.create { try await selector(element) } }
  }

  /// Calls an `async` function with each element, on the main actor, one call after the other.
  ///
  ///     source     -a-b----------|
  ///     selector   a: [---r] b: [---s]
  ///     concatMap  -----r---s----|
  ///
  /// - Cost: one task per element; stores the elements that wait for a call.
  /// - On error: an error of the source or of a call ends the sequence.
  /// - On dispose: the running call is canceled.
  @_disfavoredOverload
  @MainActor
  public func concatMap<Result>(
    _ selector: @escaping @MainActor (Element) async throws -> Result
  ) -> Observable<Result> {
    concatMap { element in Observable<Result>.create { try await selector(element) } }
  }
}

extension AsyncSequence {
  /// Returns an observable of the elements of this `AsyncSequence`. Each subscription iterates the sequence on the main
  /// actor.
  ///
  ///     sequence      1   2   end
  ///     asObservable -1---2---|
  ///
  /// - Cost: one task per subscription, one wake-up per element.
  /// - On error: passes the error on.
  /// - On dispose: the task is canceled.
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

/// Starts a task on the main actor. On Linux, and from macOS 26 and iOS 26 on, the task starts before this function
/// returns.
@MainActor
func startOnMain(_ priority: TaskPriority?, _ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
  if #available(macOS 26, iOS 26, *) {
    Task.immediate(priority: priority, operation: work)
  } else {
    Task(priority: priority, operation: work)
  }
}

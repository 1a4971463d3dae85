public import Reactive

/// A sequence whose elements a test reads synchronously, with the interface of RxBlocking.
///
///     #expect(try viewModel.titles.take(1).toBlocking().first() == "Photos")
///     #expect(try clicks.debounce(.seconds(1), scheduler: scheduler).toBlocking(scheduler: scheduler).toArray() == [3])
///
/// The methods do not block, because a sequence runs on the caller's actor, and a blocked actor cannot run the
/// sequence. Each method subscribes, runs the test scheduler if there is one, and disposes the subscription. The
/// methods can read sequences that end before `subscribe` returns, and sequences in virtual time. If a sequence waits for
/// another task (an `async` function, or ``MainScheduler`` with a delay), the methods throw ``NotEndedError``, because
/// no other task runs during the call. For a sequence that waits for a task, use `value` or `values` with `try await`.
public struct BlockingObservable<Element> {
  let timeout: RxTimeInterval?
  let source: Observable<Element>
  let scheduler: TestScheduler?
}

extension ObservableConvertibleType {
  /// Returns a `BlockingObservable`, which a test uses to read the elements of the sequence synchronously.
  ///
  /// - Parameters:
  ///   - timeout: The virtual time after which the methods throw `RxError.timeout`. Without a scheduler, there is no
  ///     timeout.
  ///   - scheduler: The scheduler to run until the sequence ends.
  public func toBlocking(timeout: RxTimeInterval? = nil, scheduler: TestScheduler? = nil) -> BlockingObservable<Element>
  {
    BlockingObservable(timeout: timeout, source: asObservable(), scheduler: scheduler)
  }
}

/// The error that a method of ``BlockingObservable`` throws if the sequence has not ended and no work is left to run.
public struct NotEndedError: Error, CustomStringConvertible {
  /// A description of the cause, and what to do instead.
  public var description: String {
    "The sequence has not ended, and no work is left to run. "
      + "If the sequence uses a test scheduler, pass the scheduler to toBlocking(scheduler:). "
      + "If the sequence waits for a task, use its `value` or `values` with `try await`."
  }
}

/// The elements of a sequence that has ended, and the error if the sequence failed.
@frozen
public enum MaterializedSequenceResult<Element> {
  /// The sequence completed.
  case completed(elements: [Element])
  /// The sequence failed after it had sent `elements`.
  case failed(elements: [Element], error: any Error)
}

extension BlockingObservable {
  /// Returns all elements.
  ///
  /// - Throws: The sequence's error, `RxError.timeout`, or ``NotEndedError``.
  public func toArray() throws -> [Element] { try elements(limit: nil) }

  /// Returns the first element, or nil if the sequence completes without an element. Does not wait for the end of the
  /// sequence.
  ///
  /// - Throws: The errors of ``toArray()``.
  public func first() throws -> Element? { try elements(limit: 1).first }

  /// Returns the last element, or nil if the sequence completes without an element.
  ///
  /// - Throws: The errors of ``toArray()``.
  public func last() throws -> Element? { try toArray().last }

  /// Returns the only element.
  ///
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, or an error of ``toArray()``.
  public func single() throws -> Element { try single { _ in true } }

  /// Returns the only element that satisfies `predicate`.
  ///
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the error of `predicate`, or an error of
  ///   ``toArray()``.
  public func single(_ predicate: (Element) throws -> Bool) throws -> Element {
    let matches = try toArray().filter(predicate)
    guard let first = matches.first else { throw RxError.noElements }
    if matches.count > 1 { throw RxError.moreThanOneElement }
    return first
  }

  /// Returns the elements and the end of the sequence. If ``toArray()`` would throw an error, the result is `failed`
  /// with that error.
  public func materialize() -> MaterializedSequenceResult<Element> {
    let run = run(limit: nil)
    if let error = run.failure { return .failed(elements: run.elements, error: error) }
    return .completed(elements: run.elements)
  }

  private func elements(limit: Int?) throws -> [Element] {
    let run = run(limit: limit)
    if let error = run.failure { throw error }
    return run.elements
  }

  private func run(limit: Int?) -> BlockingRun<Element> {
    let run = BlockingRun<Element>(scheduler)
    run.start(limit.map { source.take($0) } ?? source, timeout)
    return run
  }
}

/// One subscription whose elements are read synchronously.
private final class BlockingRun<Element> {
  private let scheduler: TestScheduler?
  private(set) var elements: [Element] = []
  /// The error that the methods throw: nil after a completion, and ``NotEndedError`` before the end.
  private(set) var failure: (any Error)? = NotEndedError()
  private var isRunning = true

  init(_ scheduler: TestScheduler?) { self.scheduler = scheduler }

  /// Subscribes, and runs the scheduler until the end or the timeout.
  func start(_ source: Observable<Element>, _ timeout: RxTimeInterval?) {
    let deadline = timeout.flatMap { timeout in
      scheduler?.schedule(after: timeout) { self.end(RxError.timeout) }
    }
    let subscription = source.subscribe(
      onNext: { self.elements.append($0) }, onError: { self.end($0) }, onCompleted: { self.end(nil) })
    if isRunning { scheduler?.start() }
    isRunning = false
    deadline?.dispose()
    subscription.dispose()
  }

  private func end(_ error: (any Error)?) {
    if !isRunning { return }
    isRunning = false
    failure = error
    scheduler?.stop()
  }
}

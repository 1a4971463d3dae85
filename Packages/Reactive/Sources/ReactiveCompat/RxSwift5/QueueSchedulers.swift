public import Dispatch
public import Foundation
public import Reactive

/// RxSwift's scheduler for a serial queue. In this library, the scheduler runs work on the main actor, because a
/// pipeline cannot leave its actor.
@available(
  *, deprecated,
  message: "A pipeline stays on its actor. Do work in an async function instead; for timers, use MainScheduler.instance"
)
public typealias SerialDispatchQueueScheduler = MainScheduler

/// RxSwift's scheduler for a concurrent queue. In this library, the scheduler runs work on the main actor, because a
/// pipeline cannot leave its actor.
@available(
  *, deprecated,
  message: "A pipeline stays on its actor. Do work in an async function instead; for timers, use MainScheduler.instance"
)
public typealias ConcurrentDispatchQueueScheduler = MainScheduler

/// RxSwift's scheduler for an operation queue. In this library, the scheduler runs work on the main actor, because a
/// pipeline cannot leave its actor.
@available(
  *, deprecated,
  message: "A pipeline stays on its actor. Do work in an async function instead; for timers, use MainScheduler.instance"
)
public typealias OperationQueueScheduler = MainScheduler

// The initializers of RxSwift's queue schedulers. These initializers are isolated to the main actor, because delayed
// work runs on the main actor. Therefore, only pipelines on the main actor can use queue schedulers.
extension MainScheduler {
  /// Creates a scheduler that runs work on the main actor. The quality of service and the leeway are ignored.
  @MainActor
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "", leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init()
  }

  /// Creates a scheduler that runs work on the main actor. The queue, its name and the leeway are ignored.
  @MainActor
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String = "", leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init()
  }

  /// Creates a scheduler that runs work on the main actor. The name and the leeway are ignored.
  @MainActor
  public convenience init(
    internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init()
  }

  /// Creates a scheduler that runs work on the main actor. The operation queue and the priority are ignored.
  @MainActor
  public convenience init(
    operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal
  ) {
    self.init()
  }
}

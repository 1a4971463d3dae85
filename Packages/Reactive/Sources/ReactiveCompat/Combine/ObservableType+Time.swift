public import Dispatch
public import Foundation
public import Reactive

// Combine's names for `observe(on:)` and the time operators.

/// Stands for a Combine scheduler, such as `RunLoop.main` or a `DispatchQueue`. The operators that take a Combine
/// scheduler ignore it: `receive(on:)` and the time operators send on the main actor.
public protocol CombineScheduler {}

extension DispatchQueue: CombineScheduler {}
extension RunLoop: CombineScheduler {}
extension OperationQueue: CombineScheduler {}

extension ObservableType {
  /// Sends every event on `scheduler`. Combine's name for `observe(on:)`.
  public func receive(on scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }

  /// Sends an element when no other element has followed for `dueTime`. Combine's name for `debounce(_:scheduler:)`.
  public func debounce(for dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    debounce(dueTime, scheduler: scheduler)
  }

  /// Sends at most one element per `interval`. Combine's name for `throttle(_:latest:scheduler:)`.
  public func throttle(for interval: Duration, scheduler: any SchedulerType, latest: Bool) -> Observable<Element> {
    throttle(interval, latest: latest, scheduler: scheduler)
  }

  /// Sends each event after a delay of `interval`. Combine's name for `delay(_:scheduler:)`.
  public func delay(for interval: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    delay(interval, scheduler: scheduler)
  }

  /// Sends every event asynchronously on the main actor. `scheduler` is ignored.
  @available(
    *, deprecated, message: "A pipeline stays on its actor: delete this call, or pass MainScheduler.asyncInstance"
  )
  @MainActor
  public func receive(on scheduler: some CombineScheduler) -> Observable<Element> {
    observe(on: MainScheduler.asyncInstance)
  }

  /// Subscribes at once, because the sequence stays on its actor. `scheduler` is ignored.
  @available(
    *, deprecated, message: "A pipeline stays on its actor: delete this call and do the work in an async function"
  )
  @MainActor
  public func subscribe(on scheduler: some CombineScheduler) -> Observable<Element> { asObservable() }

  /// Sends an element, on the main actor, when no other element has followed for `dueTime`. `scheduler` is ignored.
  @available(
    *, deprecated, message: "Pass a SchedulerType, such as MainScheduler.instance, so that tests can use virtual time"
  )
  @MainActor
  public func debounce(for dueTime: Duration, scheduler: some CombineScheduler) -> Observable<Element> {
    debounce(dueTime, scheduler: MainScheduler.instance)
  }

  /// Sends at most one element per `interval`, on the main actor. `scheduler` is ignored.
  @available(
    *, deprecated, message: "Pass a SchedulerType, such as MainScheduler.instance, so that tests can use virtual time"
  )
  @MainActor
  public func throttle(for interval: Duration, scheduler: some CombineScheduler, latest: Bool) -> Observable<Element> {
    throttle(interval, latest: latest, scheduler: MainScheduler.instance)
  }

  /// Sends each event after a delay of `interval`, on the main actor. `scheduler` is ignored.
  @available(
    *, deprecated, message: "Pass a SchedulerType, such as MainScheduler.instance, so that tests can use virtual time"
  )
  @MainActor
  public func delay(for interval: Duration, scheduler: some CombineScheduler) -> Observable<Element> {
    delay(interval, scheduler: MainScheduler.instance)
  }
}

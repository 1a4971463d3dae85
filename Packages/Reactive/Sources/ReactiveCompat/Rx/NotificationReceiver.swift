import Dispatch
import Foundation
import Reactive

/// A receiver that delivers notifications from any thread to an observer on the main actor.
@MainActor
final class NotificationReceiver {
  private var observer: AnyObserver<Notification>?

  private nonisolated static let key = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on the main queue. `Thread.isMainThread` cannot be used instead: on Linux, other threads
  /// serve the main queue while an asynchronous `main` is suspended.
  private nonisolated static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: key) != nil }

  init(_ observer: AnyObserver<Notification>) { self.observer = observer }

  /// Stops deliveries and releases the observer.
  func stop() {
    // The observer is released after the access to the property has ended, because its `deinit` may run user code.
    let released = observer
    observer = nil
    extendLifetime(released)
  }

  /// Delivers `notification` before this method returns if the caller runs on the main queue. If the caller runs
  /// elsewhere, delivers `notification` asynchronously on the main actor.
  nonisolated func receive(_ notification: Notification) {
    // Proof: Foundation delivers a notification to observers on any thread, so the contents of a notification are safe
    // to read on any thread. This class only reads the notification, on the main actor.
    nonisolated(unsafe) let notification = notification
    if Self.isOnMainQueue {
      MainActor.assumeIsolated { deliver(notification) }
    } else {
      Task { @MainActor in deliver(notification) }
    }
  }

  private func deliver(_ notification: Notification) { observer?.onNext(notification) }
}

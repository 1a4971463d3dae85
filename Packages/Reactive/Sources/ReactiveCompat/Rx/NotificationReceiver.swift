import Dispatch
import Foundation
import Reactive

/// Brings notifications, which are posted on any thread, to an observer on the main actor.
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

  /// Delivers nothing more and releases the observer.
  func stop() {
    // Releasing the observer may run user code, so it happens after the access to the property has ended.
    let released = observer
    observer = nil
    extendLifetime(released)
  }

  /// Delivers `notification` before returning if the caller runs on the main queue, and asynchronously on the main
  /// actor otherwise.
  nonisolated func receive(_ notification: Notification) {
    // This is sound under Foundation's contract: a notification center passes one notification to observers on any
    // thread and queue, so its contents have to be safe to read there. This class only reads it, on the main actor.
    nonisolated(unsafe) let notification = notification
    if Self.isOnMainQueue {
      MainActor.assumeIsolated { deliver(notification) }
    } else {
      Task { @MainActor in deliver(notification) }
    }
  }

  private func deliver(_ notification: Notification) { observer?.onNext(notification) }
}

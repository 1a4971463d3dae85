import Foundation
import Reactive

/// Brings notifications, which are posted on any thread, to an observer on the main actor.
@MainActor
final class NotificationReceiver {
  private var observer: AnyObserver<Notification>?

  init(_ observer: AnyObserver<Notification>) { self.observer = observer }

  /// Delivers nothing more and releases the observer.
  func stop() {
    // Releasing the observer may run user code, so it happens after the access to the property has ended.
    let released = observer
    observer = nil
    withExtendedLifetime(released) {}
  }

  /// Delivers `notification` inside the call on the main thread, and on the main actor's next turn elsewhere.
  nonisolated func receive(_ notification: Notification) {
    // Sound as far as Foundation is: a notification center hands one notification to observers on any thread and any
    // queue, so what a poster puts into it has to be safe to read there. Nothing here changes it.
    nonisolated(unsafe) let notification = notification
    if Thread.isMainThread {
      MainActor.assumeIsolated { deliver(notification) }
    } else {
      Task { @MainActor in deliver(notification) }
    }
  }

  private func deliver(_ notification: Notification) { observer?.onNext(notification) }
}

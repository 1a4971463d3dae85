public import Foundation
public import Reactive

extension Reactive where Base: NotificationCenter {
  /// Sends the notifications named `name` that `object` posts. If `object` is nil, sends the notifications of all
  /// objects.
  ///
  /// A notification that is posted on the main actor is sent before `post` returns. A notification that is posted on
  /// another thread is sent asynchronously on the main actor.
  ///
  /// - On error: no error can occur. The sequence never completes.
  /// - On dispose: the observer is removed from the center.
  @MainActor
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let center: NotificationCenter = base
    return Observable.create { [weak object, watchesObject = object != nil] observer in
      // A released object posts no notification. Passing nil to `addObserver` would observe all objects.
      if watchesObject, object == nil { return Disposables.create() }
      let receiver = NotificationReceiver(observer)
      let token = center.addObserver(forName: name, object: object, queue: nil) { @Sendable notification in
        receiver.receive(notification)
      }
      return Disposables.create {
        center.removeObserver(token)
        receiver.stop()
      }
    }
  }
}

import Dispatch
import Foundation
import Reactive
import ReactiveCompat
import Testing

@MainActor
@Suite struct NotificationCenterTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("ReactiveCompatTests")

  @Test("A notification from the main actor is sent before post returns") func sentBeforePostReturns() {
    var received: [Int?] = []
    let subscription = center.rx.notification(name).subscribe(onNext: { received.append($0.userInfo?["id"] as? Int) })
    center.post(name: name, object: nil, userInfo: ["id": 1])
    #expect(received == [1])
    subscription.dispose()
    center.post(name: name, object: nil, userInfo: ["id": 2])
    #expect(received == [1])
  }

  @Test("A notification from another thread is sent on the main actor") func sentOnMainActor() async {
    let bag = DisposeBag()
    await withCheckedContinuation { continuation in
      center.rx.notification(name).take(1)
        .subscribe(onNext: { _ in
          MainActor.preconditionIsolated()
          continuation.resume()
        })
        .disposed(by: bag)
      Task.detached { [center, name] in center.post(name: name, object: nil) }
    }
  }

  @Test("A notification from the main queue is sent before post returns") func sentFromMainQueue() async {
    var count = 0
    let subscription = center.rx.notification(name).subscribe(onNext: { _ in count += 1 })
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { [center, name] in
        center.post(name: name, object: nil)
        continuation.resume()
      }
    }
    #expect(count == 1)
    subscription.dispose()
  }

  @Test("A pending notification is not sent after the subscription is disposed") func nothingAfterDispose() async {
    var count = 0
    let subscription = center.rx.notification(name).subscribe(onNext: { _ in count += 1 })
    postFromAnotherThread()
    subscription.dispose()
    // This task runs after the main-actor task that the post has created.
    await Task { @MainActor in }.value
    #expect(count == 0)
  }

  /// Posts while the main actor is blocked, so the notification is still pending when this function returns.
  private func postFromAnotherThread() {
    let posted = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { [center, name] in
      center.post(name: name, object: nil)
      posted.signal()
    }
    posted.wait()
  }

  @Test("A sequence for one object does not send notifications of other objects") func onlyOfOneObject() {
    let object = NSObject()
    let bag = DisposeBag()
    var count = 0
    center.rx.notification(name, object: object).subscribe(onNext: { _ in count += 1 }).disposed(by: bag)
    center.post(name: name, object: NSObject())
    center.post(name: name, object: object)
    #expect(count == 1)
  }

  @Test("A sequence for a released object sends nothing") func releasedObject() {
    var object: NSObject? = NSObject()
    let notifications = center.rx.notification(name, object: object)
    object = nil
    let bag = DisposeBag()
    var count = 0
    notifications.subscribe(onNext: { _ in count += 1 }).disposed(by: bag)
    center.post(name: name, object: nil)
    #expect(count == 0)
  }
}

import Foundation
import Reactive
import ReactiveCompat
import Testing

@MainActor
private protocol OldSchedulers {
  func schedulers() -> [any SchedulerType]
}

private struct QueueSchedulers: OldSchedulers {
  @available(*, deprecated)
  func schedulers() -> [any SchedulerType] {
    [
      SerialDispatchQueueScheduler(qos: .default),
      SerialDispatchQueueScheduler(internalSerialQueueName: "work"),
      SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "work"),
      ConcurrentDispatchQueueScheduler(qos: .background),
      ConcurrentDispatchQueueScheduler(queue: .global()),
      OperationQueueScheduler(operationQueue: OperationQueue()),
    ]
  }
}

@MainActor
@Suite struct QueueSchedulerTests {
  @Test("A queue scheduler runs immediate and delayed work on the main actor") func runsOnMainActor() async {
    let names: some OldSchedulers = QueueSchedulers()
    for scheduler in names.schedulers() {
      var hasRun = false
      _ = scheduler.schedule {
        MainActor.preconditionIsolated()
        hasRun = true
      }
      #expect(hasRun)
      await withCheckedContinuation { continuation in
        _ = scheduler.schedule(after: .milliseconds(1)) {
          MainActor.preconditionIsolated()
          continuation.resume()
        }
      }
    }
  }
}

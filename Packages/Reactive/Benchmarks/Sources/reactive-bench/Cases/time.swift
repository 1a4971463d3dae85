import OpenCombine
import Reactive
import ReactiveTesting

/// Cases for the cost of operators with a scheduler: `debounce` and `throttle` in virtual time, and `observe(on:)` with
/// an immediate scheduler.
func timeCases() -> [Case] {
  [
    Case(
      name: "debounce", title: "debounce in virtual time: time per element", count: 100_000,
      bar: Bar(timesLimit: 1.6, timesOpenCombine: 6),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let scheduler = TestScheduler()
          let next = opaque { sum.value &+= $0 }
          let waiting = Box<Int?>(nil)
          let timer = Box<(any Disposable)?>(nil)
          let flush = {
            guard let element = waiting.value else { return }
            waiting.value = nil
            next(element)
          }
          let source = opaque { (element: Int) in
            waiting.value = element
            timer.value?.dispose()
            timer.value = scheduler.schedule(after: .seconds(5), flush)
          }
          run(source, count, scheduler)
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let scheduler = TestScheduler()
          let subject = PublishSubject<Int>()
          let subscription = subject.debounce(.seconds(5), scheduler: scheduler)
            .subscribe(onNext: { sum.value &+= $0 })
          run({ subject.onNext($0) }, count, scheduler)
          subscription.dispose()
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let scheduler = TestScheduler()
          let subject = PassthroughSubject<Int, Never>()
          let subscription = subject.debounce(for: 5, scheduler: VirtualScheduler(scheduler: scheduler))
            .sink { sum.value &+= $0 }
          run({ subject.send($0) }, count, scheduler)
          subscription.cancel()
          return sum.value
        },
      ]),
    Case(
      name: "throttle", title: "throttle in virtual time: time per element", count: 100_000,
      bar: Bar(timesLimit: 1.6),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let scheduler = TestScheduler()
          let next = opaque { sum.value &+= $0 }
          let waiting = Box<Int?>(nil)
          let lastSent = Box<Duration?>(nil)
          let flush = {
            guard let element = waiting.value else { return }
            waiting.value = nil
            lastSent.value = scheduler.now
            next(element)
          }
          let source = opaque { (element: Int) in
            let left = lastSent.value.map { $0 + .seconds(5) - scheduler.now } ?? .zero
            let isScheduled = waiting.value != nil
            waiting.value = element
            if left <= .zero { flush() } else if !isScheduled { _ = scheduler.schedule(after: left, flush) }
          }
          run(source, count, scheduler)
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let scheduler = TestScheduler()
          let subject = PublishSubject<Int>()
          let subscription = subject.throttle(.seconds(5), scheduler: scheduler)
            .subscribe(onNext: { sum.value &+= $0 })
          run({ subject.onNext($0) }, count, scheduler)
          subscription.dispose()
          return sum.value
        },
        // OpenCombine sends the first element in a later action of the scheduler, so the checksum differs.
        Variant(name: "OpenCombine", isExact: false) { count in
          let sum = Sum()
          let scheduler = TestScheduler()
          let subject = PassthroughSubject<Int, Never>()
          let subscription = subject.throttle(for: 5, scheduler: VirtualScheduler(scheduler: scheduler), latest: true)
            .sink { sum.value &+= $0 }
          run({ subject.send($0) }, count, scheduler)
          subscription.cancel()
          return sum.value
        },
      ]),
    Case(
      name: "observe(on:)", title: "observe(on:) with an immediate scheduler", count: 300_000,
      bar: Bar(timesLimit: 1.6),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let next = opaque { sum.value &+= $0 }
          let scheduler: any ImmediateSchedulerType = Reactive.ImmediateScheduler.instance
          // Appends each element to a queue. Each scheduled action sends the first element of the queue.
          let waiting = Box<[Int]>([])
          let isScheduled = Box(false)
          let sendFirst = Box<() -> Void>({})
          sendFirst.value = {
            next(waiting.value.removeFirst())
            if waiting.value.isEmpty { isScheduled.value = false } else { schedule(scheduler, sendFirst.value) }
          }
          let source = opaque { (element: Int) in
            waiting.value.append(element)
            if isScheduled.value { return }
            isScheduled.value = true
            schedule(scheduler, sendFirst.value)
          }
          for element in 0..<count { source(element) }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          let subscription = subject.observe(on: Reactive.ImmediateScheduler.instance)
            .subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count { subject.onNext(element) }
          subscription.dispose()
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let subscription = subject.receive(on: OpenCombine.ImmediateScheduler.shared).sink { sum.value &+= $0 }
          for element in 0..<count { subject.send(element) }
          subscription.cancel()
          return sum.value
        },
      ]),
  ]
}

/// Sends elements at intervals of 0 to 7 seconds. Some intervals are shorter and some are longer than the 5 seconds
/// that `debounce` and `throttle` wait.
@inline(__always)
private func run(_ send: (Int) -> Void, _ count: Int, _ scheduler: TestScheduler) {
  for element in 0..<count {
    send(element)
    scheduler.advanceTo(scheduler.clock + (element & 7))
  }
}

@inline(never) @_optimize(none)
private func schedule(_ scheduler: any ImmediateSchedulerType, _ action: @escaping () -> Void) {
  _ = scheduler.schedule(action)
}

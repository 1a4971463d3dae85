import OpenCombine
import Reactive
import ReactiveTesting

/// What operators that know time cost, without the waiting.
func timeCases() -> [Case] {
  [
    Case(
      name: "debounce", title: "debounce under virtual time, an element", count: 100_000,
      variants: [
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let scheduler = TestScheduler()
          let subject = PublishSubject<Int>()
          let subscription = subject.debounce(.seconds(5), scheduler: scheduler)
            .subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count {
            subject.onNext(element)
            scheduler.advanceTo(scheduler.clock + (element & 7))
          }
          subscription.dispose()
          return sum.value
        }
      ]),
    Case(
      name: "throttle", title: "throttle under virtual time, an element", count: 100_000,
      variants: [
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let scheduler = TestScheduler()
          let subject = PublishSubject<Int>()
          let subscription = subject.throttle(.seconds(5), scheduler: scheduler)
            .subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count {
            subject.onNext(element)
            scheduler.advanceTo(scheduler.clock + (element & 7))
          }
          subscription.dispose()
          return sum.value
        }
      ]),
    Case(
      name: "observe(on:)", title: "observe(on:) at once", count: 300_000, bar: Bar(timesOpenCombine: 1),
      variants: [
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

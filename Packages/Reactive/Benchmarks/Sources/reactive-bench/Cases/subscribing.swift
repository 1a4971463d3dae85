import OpenCombine
import Reactive

/// Cases for the cost of subscribing to, sharing and starting sequences.
func subscribingCases() -> [Case] {
  [
    Case(
      name: "d", title: "flatMapLatest(just)", count: 300_000,
      bar: Bar(timesLimit: 1.6, timesOpenCombine: 6),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let next = opaque { sum.value &+= $0 }
          let current = Box<Box<Bool>?>(nil)
          let outer = opaque { (element: Int) in
            current.value?.value = true
            let isCancelled = Box(false)
            current.value = isCancelled
            let inner: (@escaping (Int) -> Void) -> Void = { $0(element) }
            start(inner) { if !isCancelled.value { next($0) } }
          }
          for element in 0..<count { outer(element) }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          let subscription = subject.flatMapLatest { Observable.just($0) }.subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count { subject.onNext(element) }
          subscription.dispose()
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let subscription = subject.map { Just($0) }.switchToLatest().sink { sum.value &+= $0 }
          for element in 0..<count { subject.send(element) }
          subscription.cancel()
          return sum.value
        },
      ]),
    Case(
      name: "f", title: "map and share: send one element to ten subscribers", count: 200_000,
      bar: Bar(timesOpenCombine: 10, most: 30),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let listeners = (0..<10).map { _ in opaque { sum.value &+= $0 } }
          let send = opaque { (element: Int) in for next in listeners { next(element) } }
          let map = opaque(mapped(opaqueMap({ $0 &+ 1 }), send))
          for element in 0..<count { map(element) }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          let shared = subject.map { $0 &+ 1 }.share()
          let subscriptions = (0..<10).map { _ in shared.subscribe(onNext: { sum.value &+= $0 }) }
          for element in 0..<count { subject.onNext(element) }
          for subscription in subscriptions { subscription.dispose() }
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let shared = subject.map { $0 &+ 1 }.share()
          let subscriptions = (0..<10).map { _ in shared.sink { sum.value &+= $0 } }
          for element in 0..<count { subject.send(element) }
          for subscription in subscriptions { subscription.cancel() }
          return sum.value
        },
      ]),
    Case(
      name: "share(replay: 1)", title: "map and share(replay: 1): send one element to ten subscribers", count: 200_000,
      bar: Bar(timesOpenCombine: 10),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let last = Box<Int?>(nil)
          let listeners = (0..<10).map { _ in opaque { sum.value &+= $0 } }
          let send = opaque { (element: Int) in
            last.value = element
            for next in listeners { next(element) }
          }
          let map = opaque(mapped(opaqueMap({ $0 &+ 1 }), send))
          for element in 0..<count { map(element) }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          let shared = subject.map { $0 &+ 1 }.share(replay: 1)
          let subscriptions = (0..<10).map { _ in shared.subscribe(onNext: { sum.value &+= $0 }) }
          for element in 0..<count { subject.onNext(element) }
          for subscription in subscriptions { subscription.dispose() }
          return sum.value
        },
        // OpenCombine has no `share(replay:)`. The closest equivalent is `multicast` with a `CurrentValueSubject`.
        Variant(name: "OpenCombine", isExact: false) { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let shared = subject.map { $0 &+ 1 }.multicast(subject: CurrentValueSubject<Int, Never>(0)).autoconnect()
          let subscriptions = (0..<10).map { _ in shared.sink { sum.value &+= $0 } }
          for element in 0..<count { subject.send(element) }
          for subscription in subscriptions { subscription.cancel() }
          return sum.value
        },
      ]),
    Case(
      name: "g", title: "subscribe to map and filter, then dispose", count: 200_000,
      bar: Bar(timesLimit: 1.6, timesOpenCombine: 8),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let listeners = Listeners()
          let transform = opaqueMap({ $0 &+ 1 })
          let predicate = opaqueFilter({ $0 & 1 == 0 })
          for _ in 0..<count {
            listeners.add(opaque(mapped(transform, opaque(filtered(predicate, opaque { sum.value &+= $0 })))))
            listeners.removeLast()
          }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          let pipeline = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }
          for _ in 0..<count { pipeline.subscribe(onNext: { sum.value &+= $0 }).dispose() }
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let pipeline = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }
          for _ in 0..<count { pipeline.sink { sum.value &+= $0 }.cancel() }
          return sum.value
        },
      ]),
    Case(
      name: "g1", title: "subscribe to a subject, then dispose", count: 200_000,
      bar: Bar(timesLimit: 2.7, timesOpenCombine: 10),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let listeners = Listeners()
          for _ in 0..<count {
            listeners.add(opaque { sum.value &+= $0 })
            listeners.removeLast()
          }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          for _ in 0..<count { subject.subscribe(onNext: { sum.value &+= $0 }).dispose() }
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          for _ in 0..<count { subject.sink { sum.value &+= $0 }.cancel() }
          return sum.value
        },
      ]),
    Case(
      name: "driver", title: "subject, asDriver, map and one subscriber", count: 300_000,
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let last = Box<Int?>(nil)
          let next = opaque { sum.value &+= $0 }
          let share = opaque { (element: Int) in
            last.value = element
            next(element)
          }
          let map = opaque(mapped(opaqueMap({ $0 &+ 1 }), share))
          for element in 0..<count { map(element) }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          let driver = subject.asDriver(onErrorJustReturn: 0).map { $0 &+ 1 }
          let subscription = driver.asObservable().subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count { subject.onNext(element) }
          subscription.dispose()
          return sum.value
        },
      ]),
  ]
}

@inline(never) @_optimize(none)
private func start(_ inner: (@escaping (Int) -> Void) -> Void, _ next: @escaping (Int) -> Void) { inner(next) }

/// A hand-written list of closures.
private final class Listeners {
  private var closures: [(Int) -> Void] = []

  @inline(never)
  func add(_ next: @escaping (Int) -> Void) { closures.append(next) }

  @inline(never)
  func removeLast() { closures.removeLast() }
}

import AsyncAlgorithms
import OpenCombine
import Reactive

/// Cases for the cost of one event in an operator that combines several sources.
func combiningCases() -> [Case] {
  [
    Case(
      name: "c", title: "combineLatest of two sources", count: 1_000_000, bar: Bar(timesLimit: 3.4),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let next = opaque { sum.value &+= $0 }
          let combine = opaqueCombine({ $0 &+ $1 })
          let first = Box<Int?>(nil)
          let second = Box<Int?>(nil)
          let send = {
            if let left = first.value, let right = second.value { next(combine(left, right)) }
          }
          let onFirst = opaque {
            first.value = $0
            send()
          }
          let onSecond = opaque {
            second.value = $0
            send()
          }
          for element in 0..<count / 2 {
            onFirst(element)
            onSecond(element)
          }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let first = PublishSubject<Int>()
          let second = PublishSubject<Int>()
          let subscription = Observable.combineLatest(first, second) { $0 &+ $1 }
            .subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count / 2 {
            first.onNext(element)
            second.onNext(element)
          }
          subscription.dispose()
          return sum.value
        },
        Variant(name: "AsyncAlgorithms", thinning: 50, isExact: false) { count in
          let (first, toFirst) = AsyncStream<Int>.makeStream()
          let (second, toSecond) = AsyncStream<Int>.makeStream()
          for element in 0..<count / 2 {
            toFirst.yield(element)
            toSecond.yield(element)
          }
          toFirst.finish()
          toSecond.finish()
          var sum = 0
          for await (left, right) in combineLatest(first, second) { sum &+= left &+ right }
          return sum
        },
      ]),
    Case(
      name: "h", title: "merge of two sources", count: 1_000_000, bar: Bar(timesLimit: 1.5, timesOpenCombine: 10),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let next = opaque { sum.value &+= $0 }
          let onFirst = opaque { next($0) }
          let onSecond = opaque { next($0) }
          for element in 0..<count / 2 {
            onFirst(element)
            onSecond(element)
          }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let first = PublishSubject<Int>()
          let second = PublishSubject<Int>()
          let subscription = Observable.merge(first, second).subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count / 2 {
            first.onNext(element)
            second.onNext(element)
          }
          subscription.dispose()
          return sum.value
        },
        // OpenCombine has no `merge`. The following code is the usual substitute.
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let first = PassthroughSubject<Int, Never>()
          let second = PassthroughSubject<Int, Never>()
          let subscription = [first, second].publisher.flatMap { $0 }.sink { sum.value &+= $0 }
          for element in 0..<count / 2 {
            first.send(element)
            second.send(element)
          }
          subscription.cancel()
          return sum.value
        },
        Variant(name: "AsyncAlgorithms", thinning: 50) { count in
          let (first, toFirst) = AsyncStream<Int>.makeStream()
          let (second, toSecond) = AsyncStream<Int>.makeStream()
          for element in 0..<count / 2 {
            toFirst.yield(element)
            toSecond.yield(element)
          }
          toFirst.finish()
          toSecond.finish()
          var sum = 0
          for await element in AsyncAlgorithms.merge(first, second) { sum &+= element }
          return sum
        },
      ]),
    Case(
      name: "zip", title: "zip of two sources", count: 1_000_000, bar: Bar(timesOpenCombine: 10),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let next = opaque { sum.value &+= $0 }
          let combine = opaqueCombine({ $0 &+ $1 })
          let first = Box<[Int]>([])
          let second = Box<[Int]>([])
          let onFirst = opaque { (element: Int) in
            if second.value.isEmpty {
              first.value.append(element)
            } else {
              next(combine(element, second.value.removeFirst()))
            }
          }
          let onSecond = opaque { (element: Int) in
            if first.value.isEmpty {
              second.value.append(element)
            } else {
              next(combine(first.value.removeFirst(), element))
            }
          }
          for element in 0..<count / 2 {
            onFirst(element)
            onSecond(element)
          }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let first = PublishSubject<Int>()
          let second = PublishSubject<Int>()
          let subscription = Observable.zip(first, second) { $0 &+ $1 }.subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count / 2 {
            first.onNext(element)
            second.onNext(element)
          }
          subscription.dispose()
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let first = PassthroughSubject<Int, Never>()
          let second = PassthroughSubject<Int, Never>()
          let subscription = first.zip(second) { $0 &+ $1 }.sink { sum.value &+= $0 }
          for element in 0..<count / 2 {
            first.send(element)
            second.send(element)
          }
          subscription.cancel()
          return sum.value
        },
        Variant(name: "AsyncAlgorithms", thinning: 50) { count in
          let (first, toFirst) = AsyncStream<Int>.makeStream()
          let (second, toSecond) = AsyncStream<Int>.makeStream()
          for element in 0..<count / 2 {
            toFirst.yield(element)
            toSecond.yield(element)
          }
          toFirst.finish()
          toSecond.finish()
          var sum = 0
          for await (left, right) in AsyncAlgorithms.zip(first, second) { sum &+= left &+ right }
          return sum
        },
      ]),
    Case(
      name: "withLatestFrom", title: "withLatestFrom", count: 1_000_000,
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let next = opaque { sum.value &+= $0 }
          let combine = opaqueCombine({ $0 &+ $1 })
          let last = Box<Int?>(1)
          let source = opaque {
            if let other = last.value { next(combine($0, other)) }
          }
          for element in 0..<count { source(element) }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          let subscription = subject.withLatestFrom(BehaviorRelay(value: 1)) { $0 &+ $1 }
            .subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count { subject.onNext(element) }
          subscription.dispose()
          return sum.value
        },
      ]),
  ]
}

import OpenCombine
import Reactive

/// Cases for the cost of an inner sequence that sends one element and completes at once.
func innerCases() -> [Case] {
  [
    Case(
      name: "flatMap(just)", title: "flatMap with a closure that returns Observable.just: time per element",
      count: 200_000, bar: Bar(timesOpenCombine: 4),
      variants: [
        Variant(name: "Reactive") { count in
          send(count) { $0.flatMap { Observable.just($0) } }
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let subscription = subject.flatMap { Just($0) }.sink { sum.value &+= $0 }
          for element in 0..<count { subject.send(element) }
          subscription.cancel()
          return sum.value
        },
      ]),
    Case(
      name: "flatMap(just.map)", title: "flatMap with a closure that returns Observable.just(…).map: time per element",
      count: 200_000,
      variants: [
        Variant(name: "Reactive") { count in
          send(count) { $0.flatMap { Observable.just($0).map { $0 &+ 1 } } }
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let subscription = subject.flatMap { Just($0).map { $0 &+ 1 } }.sink { sum.value &+= $0 }
          for element in 0..<count { subject.send(element) }
          subscription.cancel()
          return sum.value
        },
      ]),
    Case(
      name: "concatMap(just)", title: "concatMap with a closure that returns Observable.just: time per element",
      count: 200_000,
      variants: [
        Variant(name: "Reactive") { count in
          send(count) { $0.concatMap { Observable.just($0) } }
        },
        // OpenCombine has no `concatMap`. The following code is the usual substitute.
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let subscription = subject.flatMap(maxPublishers: .max(1)) { Just($0) }.sink { sum.value &+= $0 }
          for element in 0..<count { subject.send(element) }
          subscription.cancel()
          return sum.value
        },
      ]),
  ]
}

/// Sends `count` elements through the result of `operators`, and returns the sum of the received elements.
@inline(__always)
private func send(_ count: Int, _ operators: (PublishSubject<Int>) -> Observable<Int>) -> Int {
  let sum = Sum()
  let subject = PublishSubject<Int>()
  let subscription = operators(subject).subscribe(onNext: { sum.value &+= $0 })
  for element in 0..<count { subject.onNext(element) }
  subscription.dispose()
  return sum.value
}

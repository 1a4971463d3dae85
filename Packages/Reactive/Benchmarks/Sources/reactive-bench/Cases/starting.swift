import CountingMalloc
import OpenCombine
import Reactive

/// Cases for the cost of creating and subscribing to sequences, as a view model does once per screen.
func startingCases() -> [Case] {
  [
    Case(
      name: "create", title: "create and map: create the sequence, subscribe, send one element", count: 100_000,
      variants: [
        Variant(name: "Reactive") { count in createWithMap(count) },
        // OpenCombine has no `create`. The closest equivalent is a `Future`, which sends one element and ends.
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          for element in 0..<count {
            Future<Int, Never> { $0(.success(element)) }.map { $0 &+ 1 }.sink { sum.value &+= $0 }.cancel()
          }
          return sum.value
        },
      ]),
    Case(
      name: "drive", title: "driver of a relay: call drive without other subscribers, then dispose", count: 100_000,
      variants: [Variant(name: "Reactive") { count in await drive(count) }]),
    Case(
      name: "subscribe(replay: 1)", title: "map and share(replay: 1): add a second subscriber, then dispose",
      count: 100_000,
      variants: [
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = BehaviorSubject(value: 1)
          let shared = subject.map { $0 &+ 1 }.share(replay: 1)
          let first = shared.subscribe(onNext: { sum.value &+= $0 })
          for _ in 0..<count { shared.subscribe(onNext: { sum.value &+= $0 }).dispose() }
          first.dispose()
          return sum.value
        },
        // OpenCombine has no `share(replay:)`. The closest equivalent is `multicast` with a `CurrentValueSubject`.
        Variant(name: "OpenCombine", isExact: false) { count in
          let sum = Sum()
          let subject = CurrentValueSubject<Int, Never>(1)
          let shared = subject.map { $0 &+ 1 }.multicast(subject: CurrentValueSubject<Int, Never>(0)).autoconnect()
          let first = shared.sink { sum.value &+= $0 }
          for _ in 0..<count { shared.sink { sum.value &+= $0 }.cancel() }
          first.cancel()
          return sum.value
        },
      ]),
    Case(
      name: "send inside", title: "subject: a subscriber sends another element during a delivery", count: 200_000,
      variants: [
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          let subscription = subject.subscribe(onNext: {
            sum.value &+= $0
            if $0 & 15 != 0 { subject.onNext($0 &- 1) }
          })
          for _ in 0..<count / 16 { subject.onNext(15) }
          subscription.dispose()
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let subscription = subject.sink {
            sum.value &+= $0
            if $0 & 15 != 0 { subject.send($0 &- 1) }
          }
          for _ in 0..<count / 16 { subject.send(15) }
          subscription.cancel()
          return sum.value
        },
      ]),
  ]
}

/// Measures how many memory blocks the cases `create` and `drive` allocate.
func startingAllocationRows() async -> [Row] {
  if counting_malloc_count() < 0 { return [] }
  return [
    Row(
      "create allocations", "create and map: create the sequence, subscribe, send one element", unit: "blocks",
      figure: await allocations(createWithMap), limit: nil, peers: [:], bar: Bar()),
    Row(
      "drive allocations", "driver of a relay: call drive without other subscribers, then dispose", unit: "blocks",
      figure: await allocations(drive), limit: nil, peers: [:], bar: Bar(most: 10)),
  ]
}

private func createWithMap(_ count: Int) -> Int {
  let sum = Sum()
  for element in 0..<count {
    Observable<Int>.create { observer in
      observer.onNext(element)
      observer.onCompleted()
      return Disposables.create()
    }
    .map { $0 &+ 1 }.subscribe(onNext: { sum.value &+= $0 }).dispose()
  }
  return sum.value
}

@MainActor
private func drive(_ count: Int) -> Int {
  let sum = Sum()
  let relay = BehaviorRelay(value: 1)
  let driver = relay.asDriver()
  for _ in 0..<count { driver.drive(onNext: { sum.value &+= $0 }).dispose() }
  return sum.value
}

/// Returns the number of memory blocks that `run` allocates per repetition. Does not count the blocks that each call of
/// `run` allocates once.
private func allocations(_ run: (Int) async -> Int) async -> Double {
  _ = await run(1000)
  let start = counting_malloc_count()
  _ = await run(1000)
  let middle = counting_malloc_count()
  _ = await run(11_000)
  return Double((counting_malloc_count() - middle) - (middle - start)) / 10_000
}

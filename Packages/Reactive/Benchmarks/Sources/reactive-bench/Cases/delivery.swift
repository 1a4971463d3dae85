import AsyncAlgorithms
import OpenCombine
import Reactive

/// Cases for the cost of delivering an event from one source to one subscriber.
func deliveryCases() -> [Case] {
  [
    Case(
      name: "a", title: "subject, map, filter and one subscriber", count: 1_000_000,
      bar: Bar(timesLimit: 2.8, timesOpenCombine: 10),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let next = opaque(
            mapped(opaqueMap({ $0 &+ 1 }), opaque(filtered(opaqueFilter({ $0 & 1 == 0 }), opaque { sum.value &+= $0 })))
          )
          for element in 0..<count { next(element) }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          let subscription = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count { subject.onNext(element) }
          subscription.dispose()
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let subscription = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.sink { sum.value &+= $0 }
          for element in 0..<count { subject.send(element) }
          subscription.cancel()
          return sum.value
        },
        Variant(name: "AsyncAlgorithms", thinning: 20) { count in
          let (stream, continuation) = AsyncStream<Int>.makeStream()
          for element in 0..<count { continuation.yield(element) }
          continuation.finish()
          var sum = 0
          for await element in stream.map({ $0 &+ 1 }).filter({ $0 & 1 == 0 }) { sum &+= element }
          return sum
        },
      ]),
    Case(
      name: "b", title: "ten maps", count: 300_000, bar: Bar(timesLimit: 1.9, timesOpenCombine: 10),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          var next = opaque { sum.value &+= $0 }
          for _ in 0..<10 { next = opaque(mapped(opaqueMap({ $0 &+ 1 }), next)) }
          for element in 0..<count { next(element) }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          let half = subject.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
          let whole = half.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
          let subscription = whole.subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count { subject.onNext(element) }
          subscription.dispose()
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let two = subject.map { $0 &+ 1 }.map { $0 &+ 1 }.eraseToAnyPublisher()
          let four = two.map { $0 &+ 1 }.map { $0 &+ 1 }.eraseToAnyPublisher()
          let six = four.map { $0 &+ 1 }.map { $0 &+ 1 }.eraseToAnyPublisher()
          let eight = six.map { $0 &+ 1 }.map { $0 &+ 1 }.eraseToAnyPublisher()
          let subscription = eight.map { $0 &+ 1 }.map { $0 &+ 1 }.sink { sum.value &+= $0 }
          for element in 0..<count { subject.send(element) }
          subscription.cancel()
          return sum.value
        },
        Variant(name: "AsyncAlgorithms", thinning: 10) { count in
          let (stream, continuation) = AsyncStream<Int>.makeStream()
          for element in 0..<count { continuation.yield(element) }
          continuation.finish()
          var sum = 0
          let half = stream.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
          let whole = half.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
          for await element in whole { sum &+= element }
          return sum
        },
      ]),
    Case(
      name: "e", title: "BehaviorRelay: read the value, then send a new value to one subscriber", count: 1_000_000,
      bar: Bar(timesLimit: 2.5, timesOpenCombine: 10),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let value = Box(0)
          let next = opaque { sum.value &+= $0 }
          for _ in 0..<count {
            let element = value.value &+ 1
            value.value = element
            next(element)
          }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let relay = BehaviorRelay(value: 0)
          let subscription = relay.subscribe(onNext: { sum.value &+= $0 })
          for _ in 0..<count { relay.accept(relay.value &+ 1) }
          subscription.dispose()
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = CurrentValueSubject<Int, Never>(0)
          let subscription = subject.sink { sum.value &+= $0 }
          for _ in 0..<count { subject.send(subject.value &+ 1) }
          subscription.cancel()
          return sum.value
        },
      ]),
    Case(
      name: "i", title: "scan and distinctUntilChanged", count: 1_000_000,
      bar: Bar(timesLimit: 2.2, timesOpenCombine: 10),
      variants: [
        Variant(name: "limit") { count in
          let sum = Sum()
          let next = opaque { sum.value &+= $0 }
          let last = Box<Int?>(nil)
          let same = opaqueCombine({ left, right in left == right ? 1 : 0 })
          let distinct = opaque { (element: Int) in
            if let previous = last.value, same(previous, element) == 1 { return }
            last.value = element
            next(element)
          }
          let total = Box(0)
          let add = opaqueCombine({ $0 &+ $1 })
          let scan = opaque { (element: Int) in
            let updated = add(total.value, element)
            total.value = updated
            distinct(updated)
          }
          for element in 0..<count { scan(element & 1) }
          return sum.value
        },
        Variant(name: "Reactive") { count in
          let sum = Sum()
          let subject = PublishSubject<Int>()
          let subscription = subject.scan(0) { $0 &+ $1 }.distinctUntilChanged().subscribe(onNext: { sum.value &+= $0 })
          for element in 0..<count { subject.onNext(element & 1) }
          subscription.dispose()
          return sum.value
        },
        Variant(name: "OpenCombine") { count in
          let sum = Sum()
          let subject = PassthroughSubject<Int, Never>()
          let subscription = subject.scan(0) { $0 &+ $1 }.removeDuplicates().sink { sum.value &+= $0 }
          for element in 0..<count { subject.send(element & 1) }
          subscription.cancel()
          return sum.value
        },
        Variant(name: "AsyncAlgorithms", thinning: 20) { count in
          let (stream, continuation) = AsyncStream<Int>.makeStream()
          for element in 0..<count { continuation.yield(element & 1) }
          continuation.finish()
          var sum = 0
          for await element in stream.reductions(0, { $0 &+ $1 }).removeDuplicates() { sum &+= element }
          return sum
        },
      ]),
    structCase(),
  ]
}

/// An element as in a typical view model.
private struct Photo {
  let id: Int
  let width: Int
  let height: Int
  let likes: Int
  let title: String
}

private let photos = (0..<64).map {
  Photo(id: $0, width: $0 * 3, height: $0 * 2, likes: $0 % 7, title: "photo \($0 % 9)")
}

@inline(never) @_optimize(none)
private func opaquePhotos(_ next: @escaping (Photo) -> Void) -> (Photo) -> Void { next }

@inline(never) @_optimize(none)
private func opaqueTitle(_ transform: @escaping (Photo) -> String) -> (Photo) -> String { transform }

@inline(never) @_optimize(none)
private func opaqueTest(_ predicate: @escaping (Photo) -> Bool) -> (Photo) -> Bool { predicate }

@inline(never) @_optimize(none)
private func opaqueTitles(_ next: @escaping (String) -> Void) -> (String) -> Void { next }

private func structCase() -> Case {
  Case(
    name: "s", title: "filter, map to a string and distinctUntilChanged, with structs as elements", count: 1_000_000,
    bar: Bar(timesLimit: 1.7, timesOpenCombine: 10),
    variants: [
      Variant(name: "limit") { count in
        let sum = Sum()
        let next = opaqueTitles { title in sum.value &+= title.utf8.count }
        let last = Box<String?>(nil)
        let distinct = opaqueTitles { title in
          if last.value == title { return }
          last.value = title
          next(title)
        }
        let transform = opaqueTitle { $0.title }
        let map = opaquePhotos { photo in distinct(transform(photo)) }
        let predicate = opaqueTest { $0.likes > 2 }
        let filter = opaquePhotos { photo in if predicate(photo) { map(photo) } }
        for index in 0..<count { filter(photos[index & 63]) }
        return sum.value
      },
      Variant(name: "Reactive") { count in
        let sum = Sum()
        let subject = PublishSubject<Photo>()
        let subscription = subject.filter { $0.likes > 2 }.map { $0.title }.distinctUntilChanged()
          .subscribe(onNext: { sum.value &+= $0.utf8.count })
        for index in 0..<count { subject.onNext(photos[index & 63]) }
        subscription.dispose()
        return sum.value
      },
      Variant(name: "OpenCombine") { count in
        let sum = Sum()
        let subject = PassthroughSubject<Photo, Never>()
        let subscription = subject.filter { $0.likes > 2 }.map { $0.title }.removeDuplicates()
          .sink { sum.value &+= $0.utf8.count }
        for index in 0..<count { subject.send(photos[index & 63]) }
        subscription.cancel()
        return sum.value
      },
      Variant(name: "AsyncAlgorithms", thinning: 20) { count in
        let (stream, continuation) = AsyncStream<Photo>.makeStream()
        for index in 0..<count { continuation.yield(photos[index & 63]) }
        continuation.finish()
        var sum = 0
        for await title in stream.filter({ $0.likes > 2 }).map({ $0.title }).removeDuplicates() {
          sum &+= title.utf8.count
        }
        return sum
      },
    ])
}

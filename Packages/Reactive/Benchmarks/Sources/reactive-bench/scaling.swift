import Foundation
import Reactive
import ReactiveTesting

/// Measures how the time per element grows with the number of live elements or sources.
///
/// The growth is the time per element at 64,000 elements, divided by the time per element at 2,000 elements. With a
/// growth of 1, the total time is linear. With a growth of 32, the total time is quadratic.
func scalingRows(rounds: Int) -> [Row] {
  scalingCases().map { name, work in
    let times = [2_000, 8_000, 64_000].map { size in time(size, rounds: rounds, work) }
    let title = "\(name): \(times.map { String(Int($0)) }.joined(separator: " / ")) ns"
    return Row(
      "scaling: \(name)", title, unit: "growth", figure: times[2] / times[0], limit: nil, peers: [:],
      bar: Bar(most: 2))
  }
}

/// Returns the time per element of `work(size)` in the fastest of several rounds, in nanoseconds. A round repeats
/// `work(size)` until it has processed 64,000 elements.
///
/// `work` measures and returns its own time, so that the time excludes the setup.
private func time(_ size: Int, rounds: Int, _ work: (Int) -> UInt64) -> Double {
  let repetitions = 64_000 / size
  var least = UInt64.max
  for _ in 0..<rounds {
    var sum: UInt64 = 0
    for _ in 0..<repetitions { sum += work(size) }
    least = min(least, sum)
  }
  return Double(least) / Double(size * repetitions)
}

private func measured(_ work: () -> Void) -> UInt64 {
  let start = processorTime()
  work()
  return processorTime() - start
}

private func scalingCases() -> [(String, (Int) -> UInt64)] {
  [
    ("flatMap: start inner sequences, send to them, end them", { size in liveInners(size) { $0.flatMap { $0 } } }),
    (
      "merge: subscribe to many sources, send, dispose",
      { size in
        let subjects = (0..<size).map { _ in PublishSubject<Int>() }
        let sum = Sum()
        return measured {
          let merged = Observable.merge(subjects.map { $0.asObservable() })
          let subscription = merged.subscribe(onNext: { sum.value &+= $0 })
          for subject in subjects { subject.onNext(1) }
          subscription.dispose()
        }
      }
    ),
    (
      "merge: sources complete in random order",
      { size in
        let subjects = (0..<size).map { _ in PublishSubject<Int>() }
        let sum = Sum()
        return measured {
          let merged = Observable.merge(subjects.map { $0.asObservable() })
          let subscription = merged.subscribe(onNext: { sum.value &+= $0 })
          for index in 0..<size { subjects[scattered(index, size)].onCompleted() }
          subscription.dispose()
        }
      }
    ),
    // The sources send no elements, because each result would copy the array of the latest elements in linear time.
    (
      "combineLatest: subscribe, then complete all sources",
      { size in
        let subjects = (0..<size).map { _ in PublishSubject<Int>() }
        let sum = Sum()
        return measured {
          let subscription = Observable.combineLatest(subjects.map { $0.asObservable() })
            .subscribe(onNext: { sum.value &+= $0.count })
          for index in 0..<size { subjects[scattered(index, size)].onCompleted() }
          subscription.dispose()
        }
      }
    ),
    (
      "concatMap: many sequences wait for the running sequence",
      { size in
        let subject = PublishSubject<Observable<Int>>()
        let first = PublishSubject<Int>()
        let sum = Sum()
        let subscription = subject.concatMap { $0 }.subscribe(onNext: { sum.value &+= $0 })
        subject.onNext(first)
        return measured {
          for element in 0..<size { subject.onNext(.just(element)) }
          first.onCompleted()
          subscription.dispose()
        }
      }
    ),
    (
      "delay: many pending elements",
      { size in
        let scheduler = TestScheduler()
        let subject = PublishSubject<Int>()
        let sum = Sum()
        let subscription = subject.delay(.seconds(size * 2), scheduler: scheduler)
          .subscribe(onNext: { sum.value &+= $0 })
        return measured {
          for element in 0..<size {
            subject.onNext(element)
            scheduler.advanceTo(scheduler.clock + 1)
          }
          scheduler.start()
          subscription.dispose()
        }
      }
    ),
    (
      "virtual clock: schedule actions in random order, then run them",
      { size in
        let scheduler = TestScheduler()
        let sum = Sum()
        return measured {
          for index in 0..<size { scheduler.scheduleAt(scattered(index, size) + 1) { sum.value &+= 1 } }
          scheduler.start()
        }
      }
    ),
    (
      "subject: all subscribers unsubscribe during one delivery",
      { size in
        let subject = PublishSubject<Int>()
        let sum = Sum()
        return measured {
          let subscriptions = (0..<size).map { _ in subject.take(1).subscribe(onNext: { sum.value &+= $0 }) }
          subject.onNext(1)
          withExtendedLifetime(subscriptions) {}
        }
      }
    ),
  ]
}

private func liveInners(
  _ size: Int, _ operators: (PublishSubject<PublishSubject<Int>>) -> Observable<Int>
) -> UInt64 {
  let inners = (0..<size).map { _ in PublishSubject<Int>() }
  let outer = PublishSubject<PublishSubject<Int>>()
  let sum = Sum()
  let subscription = operators(outer).subscribe(onNext: { sum.value &+= $0 })
  return measured {
    for inner in inners { outer.onNext(inner) }
    for inner in inners { inner.onNext(1) }
    for index in 0..<size { inners[scattered(index, size)].onCompleted() }
    subscription.dispose()
  }
}

/// Returns the number at `index` of a fixed permutation of `0..<size`. No number occurs twice, because 7919 is a prime
/// number and no size is a multiple of 7919.
private func scattered(_ index: Int, _ size: Int) -> Int { index * 7919 % size }

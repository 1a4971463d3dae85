import Reactive
import Testing

/// Returns an observable that sends all `elements` before `subscribe` returns. Unlike the result of `from`, the observable
/// does not take turns with other sources.
private func atOnce(_ elements: [Int]) -> Observable<Int> {
  .create { observer in
    for element in elements { observer.onNext(element) }
    observer.onCompleted()
    return Disposables.create()
  }
}

private func atOnce(_ elements: Int...) -> Observable<Int> { atOnce(elements) }

/// Compares the results of chains of operators with the results of the same operations on arrays.
@Suite struct ModelTests {
  private typealias Stage = (name: String, stream: (Observable<Int>) -> Observable<Int>, model: ([Int]) -> [Int])

  private let stages: [Stage] = [
    ("map", { $0.map { $0 &* 3 } }, { $0.map { $0 &* 3 } }),
    ("filter", { $0.filter { $0 % 2 == 0 } }, { $0.filter { $0 % 2 == 0 } }),
    ("compactMap", { $0.compactMap { $0 > 5 ? $0 - 5 : nil } }, { $0.compactMap { $0 > 5 ? $0 - 5 : nil } }),
    ("take", { $0.take(5) }, { Array($0.prefix(5)) }),
    ("skip", { $0.skip(2) }, { Array($0.dropFirst(2)) }),
    ("takeLast", { $0.takeLast(4) }, { $0.suffix(4) }),
    ("takeWhile", { $0.take(while: { $0 < 40 }) }, { Array($0.prefix { $0 < 40 }) }),
    ("skipWhile", { $0.skip(while: { $0 < 4 }) }, { Array($0.drop { $0 < 4 }) }),
    ("startWith", { $0.startWith(1, 2) }, { [1, 2] + $0 }),
    ("concat", { $0.concat(atOnce(3, 4)) }, { $0 + [3, 4] }),
    ("ifEmpty", { $0.ifEmpty(default: 9) }, { $0.isEmpty ? [9] : $0 }),
    ("reduce", { $0.reduce(0, accumulator: &+) }, { [$0.reduce(0, &+)] }),
    (
      "scan", { $0.scan(0, accumulator: &+) },
      { elements in elements.indices.map { elements[...$0].reduce(0, &+) } }
    ),
    (
      "distinct", { $0.distinctUntilChanged() },
      { elements in elements.indices.filter { $0 == 0 || elements[$0] != elements[$0 - 1] }.map { elements[$0] } }
    ),
    ("flatMap", { $0.flatMap { atOnce($0, $0 &+ 1) } }, { $0.flatMap { [$0, $0 &+ 1] } }),
    ("concatMap", { $0.concatMap { atOnce($0, $0 &+ 1) } }, { $0.flatMap { [$0, $0 &+ 1] } }),
    ("flatMapLatest", { $0.flatMapLatest { atOnce($0, $0 &+ 1) } }, { $0.flatMap { [$0, $0 &+ 1] } }),
    ("flatMapFirst", { $0.flatMapFirst { atOnce($0, $0 &+ 1) } }, { $0.flatMap { [$0, $0 &+ 1] } }),
    ("pairwise", { $0.pairwise().map { $0 &+ $1 } }, { zip($0, $0.dropFirst()).map { $0 &+ $1 } }),
    ("merge", { Observable.merge($0, atOnce(6)) }, { $0 + [6] }),
    ("zip", { Observable.zip($0, atOnce(1, 2, 3)) { $0 &+ $1 } }, { zip($0, [1, 2, 3]).map { $0 &+ $1 } }),
    ("share", { $0.share(replay: 1) }, { $0 }),
    ("retry", { $0.retry(3) }, { $0 }),
    ("materialize", { $0.materialize().dematerialize() }, { $0 }),
  ]

  @Test("A random chain of operators sends the elements that the same chain returns for an array", arguments: 0..<20)
  func randomChain(_ block: Int) {
    for seed in block * 50..<(block + 1) * 50 {
      var generator = SeededGenerator(seed)
      let elements = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
        Int.random(in: 0..<12, using: &generator)
      }
      var names: [String] = []
      var stream = atOnce(elements)
      var expected = elements
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        guard let stage = stages.randomElement(using: &generator) else { continue }
        names.append(stage.name)
        stream = stage.stream(stream)
        expected = stage.model(expected)
      }
      var received: [Int] = []
      var completions = 0
      _ = stream.subscribe(onNext: { received.append($0) }, onCompleted: { completions += 1 })
      #expect(received == expected, "seed \(seed): \(names) of \(elements)")
      #expect(completions == 1, "seed \(seed): \(names)")
    }
  }
}

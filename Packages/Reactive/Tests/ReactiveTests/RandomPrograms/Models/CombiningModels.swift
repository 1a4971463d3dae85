/// The model of `merge`, which sends the elements of all sources, and completes when all sources have completed.
struct MergeModel: OperatorModel {
  let count: Int
  private var running: Int

  init(count: Int) {
    self.count = count
    running = count
  }

  mutating func started() -> [Effect] {
    count == 0 ? [.send(.completed)] : (0..<count).map { .start($0) }
  }

  mutating func next(_ element: Int, from source: Int) -> [Effect] { [.send(.next(element))] }

  mutating func completed(_ source: Int) -> [Effect] {
    running -= 1
    return running == 0 ? [.send(.completed)] : []
  }
}

/// The model of `zip`, which combines the first elements of all sources, then the second elements, and so on.
///
/// `zip` completes when all sources have completed. If all sources but one have completed, `zip` completes when the
/// remaining source sends an element that cannot be combined.
struct ZipModel: OperatorModel {
  private var queues: [[Int]]
  private var isDone: [Bool]
  let releasesBeforeEnd = true

  init(count: Int) {
    queues = Array(repeating: [], count: count)
    isDone = Array(repeating: false, count: count)
  }

  mutating func started() -> [Effect] {
    queues.isEmpty ? [.send(.completed)] : queues.indices.map { .start($0) }
  }

  mutating func next(_ element: Int, from source: Int) -> [Effect] {
    queues[source].append(element)
    if queues.allSatisfy({ !$0.isEmpty }) {
      let elements = queues.indices.map { queues[$0].removeFirst() }
      return [.call(elements)]
    }
    let othersAreDone = isDone.indices.allSatisfy { $0 == source || isDone[$0] }
    return othersAreDone ? [.send(.completed)] : []
  }

  mutating func completed(_ source: Int) -> [Effect] {
    isDone[source] = true
    return isDone.allSatisfy { $0 } ? [.send(.completed)] : []
  }
}

/// The model of `combineLatest`, which combines the latest elements of all sources each time a source sends an element.
///
/// `combineLatest` completes when all sources have completed. If only one source is still running, and
/// a completed source has sent no element, `combineLatest` completes when the running source sends an element.
struct CombineLatestModel: OperatorModel {
  private var latest: [Int?]
  private var isDone: [Bool]
  let releasesBeforeEnd = true

  init(count: Int) {
    latest = Array(repeating: nil, count: count)
    isDone = Array(repeating: false, count: count)
  }

  mutating func started() -> [Effect] {
    latest.isEmpty ? [.call([])] : latest.indices.map { .start($0) }
  }

  mutating func next(_ element: Int, from source: Int) -> [Effect] {
    latest[source] = element
    let elements = latest.compactMap { $0 }
    if elements.count == latest.count { return [.call(elements)] }
    let othersAreDone = isDone.indices.allSatisfy { $0 == source || isDone[$0] }
    return othersAreDone ? [.send(.completed)] : []
  }

  mutating func completed(_ source: Int) -> [Effect] {
    isDone[source] = true
    return isDone.allSatisfy { $0 } ? [.send(.completed)] : []
  }

  mutating func returned(_ value: Int) -> [Effect] {
    latest.isEmpty ? [.send(.next(value)), .send(.completed)] : [.send(.next(value))]
  }
}

/// The model of `concat`, which subscribes to one source after the other. Each source is released before the next
/// source starts.
struct ConcatModel: OperatorModel {
  let count: Int

  func releasesBeforeNextStart(_ source: Int, isStarting: Bool) -> Bool { true }

  mutating func started() -> [Effect] { count == 0 ? [.send(.completed)] : [.start(0)] }

  mutating func next(_ element: Int, from source: Int) -> [Effect] { [.send(.next(element))] }

  mutating func completed(_ source: Int) -> [Effect] {
    source + 1 < count ? [.start(source + 1)] : [.send(.completed)]
  }
}

/// The model of `retry(_:)`, which subscribes again after an error. Each attempt is released before the next attempt
/// starts.
struct RetryModel: OperatorModel {
  let attempts: Int

  func releasesBeforeNextStart(_ source: Int, isStarting: Bool) -> Bool { true }

  mutating func started() -> [Effect] { [.start(0)] }

  mutating func next(_ element: Int, from source: Int) -> [Effect] { [.send(.next(element))] }

  mutating func completed(_ source: Int) -> [Effect] { [.send(.completed)] }

  mutating func failed(_ source: Int, _ error: Int) -> [Effect] {
    source + 1 < attempts ? [.start(source + 1)] : [.send(.failed(error))]
  }
}
